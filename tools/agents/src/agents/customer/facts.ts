/** A fact that a customer knows, with the question that asks for it. */
export interface Fact {
  /** The field of the interface: a model understands by itself which field an answer is about. */
  readonly campo: string;
  /** Matches the question, folded. */
  readonly asked: RegExp;
  readonly words: string;
  /** The person of the fact, where the same question is asked about several. */
  readonly who?: Who;
  /** Only said to a question of its own: a customer who gave a plate does not describe the car unasked. */
  readonly isLater?: boolean;
}

export type Who = 'holder' | 'driver' | 'owner';

type Rows = readonly (readonly [campo: string, asked: RegExp, words: string])[];

const asFacts = (rows: Rows): Fact[] => rows.map(([campo, asked, words]) => ({ campo, asked, words }));
const later = (facts: readonly Fact[]): Fact[] => facts.map((fact) => ({ ...fact, isLater: true }));

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Returns the number of an identity document that differs by conversation: `12345678Z`, or `X1234567L` of a foreigner. */
function documentOf(number: number, isForeigner: boolean): string {
  const digits = String(number).padStart(isForeigner ? 7 : 8, '0');
  return `${isForeigner ? 'X' : ''}${digits}${CONTROL_LETTERS[number % 23]}`;
}

interface Person {
  readonly document: string;
  readonly isForeigner: boolean;
  readonly about: Rows;
}

const DOCUMENT = /documento de identidad|apellidos, documento/;
const NAMES = /apellidos/;

function personFacts(who: Who, { document, isForeigner, about }: Person): Fact[] {
  const rows: Rows = [
    ['document_type', DOCUMENT, isForeigner ? 'NIE' : 'DNI'],
    ['document_id', DOCUMENT, `${document.slice(0, -1)} ${document.slice(-1).toLowerCase()}`],
    ...(isForeigner ? [['nationality', /nacionalidad/, 'Rumanía'] as const] : []),
    ...about,
  ];
  return asFacts(rows).map((fact) => ({ ...fact, campo: `${who}.${fact.campo}`, who }));
}

const LUCIA: Rows = [
  ['name', NAMES, 'Lucía'],
  ['surname', NAMES, 'Ejemplo'],
  ['surname2', NAMES, 'De la Muestra'],
  ['birth_date', /fecha de nacimiento/, '3 de mayo de 1980'],
  ['gender', /\bsexo\b/, 'mujer'],
  ['marital_status', /estado civil/, 'casada'],
];
const INIGO: Rows = [
  ['name', NAMES, 'Íñigo'],
  ['surname', NAMES, 'Figurado'],
  ['surname2', NAMES, 'no tengo'],
  ['birth_date', /fecha de nacimiento/, '21-11-1984'],
  ['gender', /\bsexo\b/, 'hombre'],
  ['marital_status', /estado civil/, 'soltero'],
];

/** The question for an address, and the one for its town alone. */
const OF_HOLDER = [/cual es tu direccion/, /cual es tu direccion|municipio esta tu domicilio/] as const;
const OF_HOME = [/donde esta la vivienda/, /donde esta la vivienda|municipio esta la vivienda/] as const;

const addressRows = (path: string, [asked, askedTown]: readonly [RegExp, RegExp], isSmallTown: boolean): Rows => [
  [`${path}.postal_code`, asked, isSmallTown ? '28400' : '46001'],
  [`${path}.town_id`, askedTown, isSmallTown ? 'Galapagar' : 'Valencia'],
  [`${path}.road_type`, asked, isSmallTown ? 'paseo' : 'calle'],
  [`${path}.road_name`, asked, 'de los Inventos'],
  [`${path}.road_number`, asked, isSmallTown ? 'no tiene número' : '12'],
];

const CONTACT = /tu movil|tu correo/;
const HOLDER: Rows = [
  ['holder.employment_status', /situacion laboral/, 'trabajador por cuenta ajena'],
  ['holder.economic_occupation', /te dedicas/, 'profesora de primaria'],
  ['holder.phone', CONTACT, '+34 612-345-678'],
];

const SUMS = /continente/;
const HOME: Rows = [
  ['risk.area_m2', /metros cuadrados/, '90 m2'],
  ['risk.rooms', /cuantas habitaciones/, 'cuatro'],
  ['risk.year_built', /se construyo/, '1985'],
  ['risk.last_reform_year', /se reformo/, 'nunca'],
  ['risk.occupancy', /habitual o una segunda/, 'vivienda habitual'],
  ['risk.dwelling_type', /tipo de vivienda/, 'un ático'],
  ['risk.location', /entorno/, 'en el casco urbano'],
  ['risk.materials', /materiales/, 'ladrillo y hormigón, incombustibles'],
  ['risk.build_quality', /calidad de construccion/, 'alta'],
  ['risk.alarm', /alarma/, 'alarma conectada a una central'],
  ['risk.owner_is_holder', /titular de la poliza\?/, 'sí, claro'],
  ['risk.buildings_limit', SUMS, '120.000 €'],
  ['risk.contents_limit', SUMS, '30 mil euros'],
  ['risk.settlement_type', /indemnicen/, 'a valor de reposición'],
  ['risk.security_main_door', /puerta/, 'no'],
  ['risk.security_windows', /ventanas/, 'no, nada'],
];

const VERSION = /version exacta/;
const REGISTERED = /se matriculo/;
const BOUGHT = /en que fecha (?:lo|la)? ?compraste/;
const PARKED = /donde duerme/;
const KILOMETRES = /kilometros/;

const CAR: Rows = [
  ['vehicle.purchase_type', /ya era tuy/, 'ya era mío'],
  ['vehicle.use', /uso le das/, 'particular'],
  ['vehicle.annual_km', KILOMETRES, 'unos 22000 km'],
  ['vehicle.parking_type', PARKED, 'en la calle'],
  ['driver.driving_license_type', /que permiso/, 'el B'],
  ['driver.driving_license_date', /fecha se expidio el permiso de quien/, '20 de julio de 2009'],
  ['driver.driving_license_country', /pais se expidio/, 'España'],
  ['driver.penalties', /cuantas multas/, 'una'],
  ['driver.parking_fine_only', /unica multa/, 'pues no'],
  ['driver.points_lost', /perdido puntos/, 'no, nada'],
];
const KNOWN_CAR: Rows = [
  ['vehicle.version_id', VERSION, 'Seat Ibiza 1.0 80 cv 2023'],
  ['vehicle.registration_date', REGISTERED, '14 de septiembre de 2023'],
];
const DESCRIBED_CAR: Rows = [
  ['vehicle.version_id', VERSION, 'Volkswagen Golf 1.6 TDI 110 cv 2015'],
  ['vehicle.registration_date', REGISTERED, '11 de junio del 2015'],
  ['vehicle.purchase_date', BOUGHT, '15-2-2019'],
];

const MOTORCYCLE: Rows = [
  ['vehicle.code', VERSION, 'Honda PCX125 2019'],
  ['vehicle.registration_date', REGISTERED, '10 de abril de 2019'],
  ['vehicle.purchase_date', BOUGHT, '10-4-2019'],
  ['vehicle.circulation_postal_code', /codigo postal y municipio circula/, '28400'],
  ['vehicle.circulation_town_id', /municipio circula/, 'Galapagar'],
  ['vehicle.garage_type_id', PARKED, 'en la calle'],
  ['vehicle.kilometers_per_year', KILOMETRES, '5.000 km'],
  ['driver.driving_license_type', /que permiso/, 'A'],
  ['driver.driving_license_date', /fecha se expidio el permiso de quien/, '15 de septiembre de 2011'],
  ['driver.driving_license_issuing_zone_id', /donde se expidio/, 'España'],
  ['driver.driving_experience_id', /que experiencia tiene/, 'con esta moto'],
  ['driver.has_car_license', /tambien permiso de coche/, 'pues no'],
  ['driver.penalties', /cuantas multas/, 'ninguna'],
  ['driver.points_lost', /perdido puntos/, 'no'],
];
const COMPANY = /que compania/;
const INSURED_YEARS = /anos lleva asegurado/;
const INSURED: Rows = [
  ['driver.previously_insured', /asegurado antes/, 'sí'],
  ['driver.previous_company_code', COMPANY, 'Mutua Madrileña'],
  ['driver.previous_policy_number', COMPANY, 'POL-123456'],
  ['driver.previous_plate', COMPANY, '1234 mkf'],
  ['driver.total_years_insured', INSURED_YEARS, '8'],
  ['driver.years_in_previous_company', INSURED_YEARS, 'tres'],
  ['driver.years_without_accidents', /lleva sin siniestros/, '8'],
  ['driver.last_five_years_accidents', /cuantos siniestros/, 'ninguno'],
];

/** Questions about facts that some customer does not have. */
export const WITHOUT_ANSWER =
  /referencia catastral|combustible usa|costaba|expidio el permiso de coche|que compania|anos lleva asegurado|sin siniestros|cuantos siniestros|unica multa|otra moto|matricula tiene|nacionalidad/;

/** The invented customers: each line, once as simple and once as involved as a customer is. */
export const CUSTOMERS = [
  { name: 'the tenant of a flat', ramo: 'hogar', isInvolved: false },
  { name: 'a landlord from abroad', ramo: 'hogar', isInvolved: true },
  { name: 'the driver of a known car', ramo: 'coche', isInvolved: false },
  { name: 'a car that a foreigner drives', ramo: 'coche', isInvolved: true },
  { name: 'the rider of a motorcycle', ramo: 'moto', isInvolved: false },
] as const;
export type CustomerRow = (typeof CUSTOMERS)[number];

const START_IN_MS = 10 * 86_400_000;

/** Returns the facts of a customer. No two conversations have the same e-mail address or document. */
export function factsOf({ ramo, isInvolved }: CustomerRow, conversation: number, today: string): Fact[] {
  const start = new Date(Date.parse(today) + START_IN_MS);
  const holder: Person = {
    document: documentOf((isInvolved ? 1_234_567 : 51_234_567) + conversation, isInvolved),
    isForeigner: isInvolved,
    about: isInvolved ? INIGO : LUCIA,
  };
  return [
    ...asFacts([
      [
        'effective_date',
        /empiece el seguro/,
        start.toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' }),
      ],
      ['holder.email', CONTACT, `agente-${conversation}@example.com`],
      ...HOLDER,
    ]),
    ...personFacts('holder', holder),
    ...(isInvolved ? [] : later(asFacts([['holder.nationality', /nacionalidad/, 'España']]))),
    ...(ramo === 'hogar' ? homeFacts(isInvolved) : motorFacts(ramo, isInvolved, holder)),
  ];
}

function homeFacts(isLandlord: boolean): Fact[] {
  const address = asFacts(addressRows('holder.address', OF_HOLDER, isLandlord));
  return [
    ...asFacts([
      ...HOME,
      ['risk.use', /eres propietario y vives/, isLandlord ? 'soy propietario y la alquilo' : 'inquilino'],
      ['holder.address_same_as_risk', /vives en la vivienda/, isLandlord ? 'no' : 'sí'],
      ...addressRows('risk.address', OF_HOME, false),
    ]),
    ...(isLandlord ? address : later(address)),
  ];
}

function motorFacts(ramo: 'coche' | 'moto', isInvolved: boolean, holder: Person): Fact[] {
  const knownCar: Fact[] = [
    ...asFacts([
      ['vehicle.registration_plate', /que matricula tiene/, '1234 mkf'],
      ['vehicle.purchase_date', BOUGHT, '2 de octubre de 2023'],
    ]),
    ...later(asFacts(KNOWN_CAR)),
  ];
  const car = [...asFacts(CAR), ...(isInvolved ? asFacts(DESCRIBED_CAR) : knownCar)];
  const other: Person = { document: '12345678Z', isForeigner: false, about: LUCIA };
  const driver = personFacts('driver', isInvolved ? other : holder);
  const owner = personFacts('owner', isInvolved ? other : holder);
  return [
    ...(ramo === 'coche' ? car : asFacts(MOTORCYCLE)),
    ...asFacts(addressRows('holder.address', OF_HOLDER, isInvolved)),
    ...asFacts([
      ['driver.same_as_holder', /seras? tu quien condu|ser tu quien condu/, isInvolved ? 'no' : 'sí'],
      ['owner_same_as_holder', /a tu nombre/, isInvolved ? 'no' : 'sí'],
    ]),
    // A customer repeats the holder's data only when asked.
    ...(isInvolved ? [...driver, ...owner] : later([...driver, ...owner])),
    ...(isInvolved ? asFacts([['driver.previously_insured', /asegurado antes/, 'no']]) : asFacts(INSURED)),
    ...(isInvolved ? later(asFacts([['driver.total_years_insured', INSURED_YEARS, 'ninguno']])) : []),
  ];
}
