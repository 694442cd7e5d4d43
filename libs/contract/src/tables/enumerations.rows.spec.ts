import * as homeEnumerations from '../enumerations/home';
import * as motorEnumerations from '../enumerations/motor';
import * as personEnumerations from '../enumerations/person';
import { bodyOf } from '../testing/body-draft';
import { holderWithPassport, oneFine } from '../testing/changes';
import { faultsOf } from '../testing/row-cases';
import type { Enumeration } from '../enumerations/enumeration';

const base = bodyOf('Car').changed(oneFine, holderWithPassport);
const COUNTRIES =
  'ESP, GBR, FRA, DEU, ITA, PRT, ROU, MAR, COL, ECU, ARG, VEN, PER, BOL, BRA, CHN, PAK, UKR, RUS, POL, BGR, NLD, BEL, SWE, NOR, DNK, FIN, IRL, CHE, AUT, USA, CAN, MEX, CHL, URY, PRY, CUB, DOM, HND, SLV, GTM, NIC, PAN, CRI, DZA, SEN, NGA, GHA, PHL, IND, JPN, KOR, AUS, NZL, TUR, ISR, EGY, ZAF';
const ROAD_TYPES =
  'Acequia, Atajo, Autovia, Avenida, Barriada, Barrio, Calle, Callejon, Camino, Carretera, Comarcal, Conjunto, Glorieta, GranVia, Grupo, Kilometro, Nacional, Pasaje, Paseo, Pasillo, Paso, Plaza, Poligono, Rambla, Riera, Ronda, Sendero, Torrente, Travesera, Travesia, Urbanizacion, Via, Vial';

const { documentType, gender, maritalStatus, employmentStatus, roadType, country } = personEnumerations;

/** The values of each as the specification lists them. */
const MARITAL = 'Single, Married, UnmarriedPartner, Divorced, Widowed';
const EMPLOYED = 'Employee, SelfEmployed, CivilServant, Retired, Student, Unemployed, HomeWorker';
const COUNTRY = '[Shared enumerations / nationality and driving_license_country (ISO 3166 alpha-3)]';
const { penalties } = motorEnumerations;

const ROWS: readonly (readonly [tag: string, Enumeration, values: string, path: string])[] = [
  ['[Shared enumerations / document_type]', documentType, 'Dni, Nie, Passport', 'holder.document_type'],
  ['[Shared enumerations / gender]', gender, 'Male, Female', 'holder.gender'],
  ['[Shared enumerations / marital_status]', maritalStatus, MARITAL, 'holder.marital_status'],
  ['[Shared enumerations / employment_status]', employmentStatus, EMPLOYED, 'holder.employment_status'],
  ['[Shared enumerations / penalties (string)]', penalties, '0, 1, 2, 3, 4, 5, 6', 'driver.penalties'],
  ['[Shared enumerations / road_type]', roadType, ROAD_TYPES, 'holder.address.road_type'],
  [COUNTRY, country, COUNTRIES, 'holder.nationality'],
];

describe.each(ROWS)('%s', (_tag, enumeration, values, path) => {
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
