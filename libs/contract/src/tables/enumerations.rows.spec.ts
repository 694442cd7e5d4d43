import { homeEnumerations, motorEnumerations, personEnumerations } from '../enumerations';
import { bodyOf, type BodyDraft } from '../testing/body-draft';
import { holderWithPassport, oneFine } from '../testing/changes';
import { faultsOf } from '../testing/row-cases';
import type { Enumeration } from '../enumerations';

const car = bodyOf('Car').changed(oneFine);
const withPassport = car.changed(holderWithPassport);
const COUNTRIES =
  'ESP, GBR, FRA, DEU, ITA, PRT, ROU, MAR, COL, ECU, ARG, VEN, PER, BOL, BRA, CHN, PAK, UKR, RUS, POL, BGR, NLD, BEL, SWE, NOR, DNK, FIN, IRL, CHE, AUT, USA, CAN, MEX, CHL, URY, PRY, CUB, DOM, HND, SLV, GTM, NIC, PAN, CRI, DZA, SEN, NGA, GHA, PHL, IND, JPN, KOR, AUS, NZL, TUR, ISR, EGY, ZAF';
const ROAD_TYPES =
  'Acequia, Atajo, Autovia, Avenida, Barriada, Barrio, Calle, Callejon, Camino, Carretera, Comarcal, Conjunto, Glorieta, GranVia, Grupo, Kilometro, Nacional, Pasaje, Paseo, Pasillo, Paso, Plaza, Poligono, Rambla, Riera, Ronda, Sendero, Torrente, Travesera, Travesia, Urbanizacion, Via, Vial';

interface EnumerationRow {
  readonly enumeration: Enumeration;
  /** As the specification lists them. */
  readonly values: string;
  readonly path: string;
  readonly base: BodyDraft;
}
const ROWS: Readonly<Record<string, EnumerationRow>> = {
  '[Shared enumerations / document_type]': {
    enumeration: personEnumerations.documentType,
    values: 'Dni, Nie, Passport',
    path: 'holder.document_type',
    base: car,
  },
  '[Shared enumerations / gender]': {
    enumeration: personEnumerations.gender,
    values: 'Male, Female',
    path: 'holder.gender',
    base: car,
  },
  '[Shared enumerations / marital_status]': {
    enumeration: personEnumerations.maritalStatus,
    values: 'Single, Married, UnmarriedPartner, Divorced, Widowed',
    path: 'holder.marital_status',
    base: car,
  },
  '[Shared enumerations / employment_status]': {
    enumeration: personEnumerations.employmentStatus,
    values: 'Employee, SelfEmployed, CivilServant, Retired, Student, Unemployed, HomeWorker',
    path: 'holder.employment_status',
    base: car,
  },
  '[Shared enumerations / penalties (string)]': {
    enumeration: motorEnumerations.penalties,
    values: '0, 1, 2, 3, 4, 5, 6',
    path: 'driver.penalties',
    base: car,
  },
  '[Shared enumerations / road_type]': {
    enumeration: personEnumerations.roadType,
    values: ROAD_TYPES,
    path: 'holder.address.road_type',
    base: car,
  },
  '[Shared enumerations / nationality and driving_license_country (ISO 3166 alpha-3)]': {
    enumeration: personEnumerations.country,
    values: COUNTRIES,
    path: 'holder.nationality',
    base: withPassport,
  },
};

describe.each(Object.entries(ROWS))('%s', (_tag, { enumeration, values, path, base }) => {
  const listed = values.split(', ');

  it('has exactly these values', () => {
    expect([...enumeration.values].sort()).toEqual([...listed].sort());
  });

  it.each(listed)('takes %s', (value) => {
    const refusals = faultsOf(base.with(path, value).build()).filter((fault) => fault.startsWith(`${path} `));
    expect(refusals).toEqual([]);
  });

  it('takes no other, nor another spelling of these', () => {
    for (const value of [...listed.map((one) => `${one} `), ...listed.map((one) => ` ${one}`), 'Otro', '']) {
      expect(faultsOf(base.with(path, value).build())).toContain(`${path} valor_no_permitido`);
    }
  });
});

it.each(Object.values({ ...homeEnumerations, ...motorEnumerations, ...personEnumerations }))(
  'has a Spanish label for each of its values: %#',
  ({ values, labels }) => {
    const written = values.map((value) => (labels as Readonly<Record<string, string>>)[value]);
    expect(written).not.toContain('');
    expect(new Set(written).size).toBe(values.length);
  },
);
