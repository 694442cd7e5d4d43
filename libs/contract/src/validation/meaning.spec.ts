import * as motorEnumerations from '../enumerations/motor';
import { catalogueEnumerations } from '../enumerations/catalogue-enumerations';
import { type Enumeration, wordsOf } from '../enumerations/enumeration';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';
import { bodyOf, TEST_DAY, type JsonValue } from '../testing/body-draft';
import { judge } from './judge';
import { meantBy } from './meaning';

const ENUMERATIONS: readonly (readonly [string, Enumeration])[] = [
  ...Object.entries({ ...catalogueEnumerations, ...motorEnumerations }),
];

describe.each(ENUMERATIONS)('the values of %s', (_name, { values, labels, meanings }) => {
  const meant = (text: string) => meanings.get(wordsOf(text));

  it('are meant by themselves and by their Spanish labels, whatever the case, the accents and the spaces', () => {
    for (const value of values) {
      for (const text of [value, labels[value]!]) {
        const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
        for (const form of [
          text,
          text.toUpperCase(),
          text.toLowerCase(),
          bare,
          ` ${text} `,
          text.replaceAll(' ', '\u00a0'),
        ])
          expect([form, meant(form)]).toEqual([form, value]);
      }
    }
  });
});

const fieldAt = (path: string) => {
  const found = INSURANCE_LINES.flatMap((line) => fieldsAt(tables[line])).find((each) => each.path === path);
  return found!.field;
};

it.each([
  ['risk.address.road_type', 'Carrer', 'Calle'],
  ['risk.address.road_type', 'C/', 'Calle'],
  ['risk.address.road_type', 'Rúa', 'Calle'],
  ['risk.address.road_type', 'kalea', 'Calle'],
  ['risk.address.road_type', 'Avda.', 'Avenida'],
  ['risk.address.road_type', 'Avinguda', 'Avenida'],
  ['risk.address.road_type', 'Passeig', 'Paseo'],
  ['risk.address.road_type', 'Pº', 'Paseo'],
  ['risk.address.road_type', 'Pza', 'Plaza'],
  ['risk.address.road_type', 'Plaça', 'Plaza'],
  ['risk.address.road_type', 'Ctra.', 'Carretera'],
  ['risk.address.road_type', 'Karrika', 'Calle'],
  ['risk.address.road_type', 'Praza', 'Plaza'],
  ['risk.address.road_type', 'Pg.', undefined],
  ['risk.address.road_type', 'Cale', undefined],
  ['holder.marital_status', 'Unmarried', undefined],
  ['holder.marital_status', 'separada', undefined],
  ['holder.marital_status', 'soltera', 'Single'],
  ['holder.gender', 'Mujer', 'Female'],
  ['holder.gender', 'M', undefined],
  ['holder.nationality', 'UK', 'GBR'],
  ['holder.nationality', 'ro', 'ROU'],
  ['holder.nationality', 'Romania', 'ROU'],
  ['holder.nationality', 'rumana', 'ROU'],
  ['holder.nationality', 'Países Bajos', 'NLD'],
  ['holder.nationality', 'Netherlands', 'NLD'],
  ['holder.nationality', 'CZE', undefined],
  ['holder.nationality', 'AND', undefined],
  ['risk.use', 'alquiler', undefined],
  ['risk.alarm', false, 'NoAlarm'],
  ['driver.penalties', 0, '0'],
  ['driver.penalties', 8, '6'],
  ['driver.penalties', '>5', '6'],
  ['driver.penalties', '>2', undefined],
  ['driver.penalties', '-1', undefined],
  ['vehicle.annual_km', '10000', 'UpTo10000km'],
  ['vehicle.annual_km', '+10000', undefined],
  ['vehicle.annual_km', '12000', 'UpTo15000km'],
  ['vehicle.annual_km', '18000', 'UpTo20000km'],
  ['vehicle.annual_km', 'unos 12.000 km al año', 'UpTo15000km'],
  ['vehicle.annual_km', '12 mil', 'UpTo15000km'],
  ['vehicle.annual_km', '45.000 kilómetros', 'MoreThan30000km'],
  ['vehicle.annual_km', 'más de 12000', undefined],
  ['vehicle.annual_km', '12.5', undefined],
  ['vehicle.purchase_type', 'Nueva', 'new'],
  ['vehicle.purchase_type', 'segunda mano', undefined],
  ['risk.last_reform_year', 'nunca', null],
  ['vehicle.use', 'particular', 'Private'],
  ['driver.points_lost', 'Sí', true],
  ['driver.points_lost', 'false', false],
  ['driver.points_lost', 'tal vez', undefined],
  ['driver.points_lost', null, undefined],
  ['owner.document_type', 'C.I.F.', 'Cif'],
] as const)('%s: %p means %p', (path, sent, meant) => {
  expect(meantBy(fieldAt(path), sent)).toBe(meant);
});

/** Road types of the street file of Madrid and of the land registry that the list lacks. */
const OTHER_ROADS = (
  'Acceso,Alameda,Aldea,Anillo,Apartamentos,Arrabal,Arroyo,Autopista,Bajada,Barranco,Bloque,Bulevar,Calleja,Callejuela,Campa,Cantón,' +
  'Cañada,Carrera,Carril,Caserío,Chalet,Cinturón,Colonia,Corral,Corredera,Costanilla,Cuesta,Diseminado,Edificio,Ensanche,Entrada,' +
  'Escalinata,Estación,Explanada,Extrarradio,Ferrocarril,Finca,Galería,Huerta,Jardín,Lugar,Malecón,Manzana,Masía,Mercado,Monte,Muelle,' +
  'Núcleo,Parque,Parcela,Particular,Partida,Pasadizo,Pista,Plazuela,Poblado,Prolongación,Puente,Puerta,Puerto,Ramal,Rampa,Rincón,' +
  'Ribera,Sector,Solar,Subida,Tránsito,Valle,Vereda,Viaducto,Villa,Zona'
).split(',');

it.each(['holder.address.road_type', 'risk.address.road_type'] as const)(
  '%s: a road of another type becomes none of the list, and the customer is asked for what papers say',
  (path) => {
    const line = path.startsWith('risk') ? 'Home' : 'Car';
    for (const sent of OTHER_ROADS) {
      const { faults } = judge(bodyOf(line).with(path, sent).build(), TEST_DAY);
      const mensaje = expect.stringMatching(
        /No lo sustituyas por Calle.*figura en un recibo.*no se puede cotizar aquí\.$/,
      );
      expect([sent, faults]).toEqual([
        sent,
        [expect.objectContaining({ campo: path, pregunta: expect.any(String), mensaje })],
      ]);
      expect(faults[0]).not.toHaveProperty('correcciones');
    }
  },
);

it.each([
  ['holder.marital_status', 'Soltera', 'valor_no_permitido', '"Single"'],
  ['driver.penalties', 0, 'tipo', '"0"'],
  ['driver.points_lost', 'no', 'tipo', 'Envía false, sin comillas.'],
  ['holder.address.postal_code', 28_013, 'tipo', 'entre comillas'],
  ['driver.total_years_insured', '12', 'tipo', 'sin comillas'],
  ['vehicle.purchase_date', '14/9/2023', 'formato', 'AAAA-MM-DD'],
] as const)('what was understood is not asked again: %s %p', (path, sent: JsonValue, codigo, says) => {
  const [fault, ...others] = judge(bodyOf('Car').with(path, sent).build(), TEST_DAY).faults;
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ campo: path, codigo, mensaje: expect.stringContaining(says) as unknown });
  expect(fault).not.toHaveProperty('pregunta');
});

it.each([
  ['Car', 'holder.document_type', 'cif', ''],
  ['Car', 'driver.driving_license_country', 'FRA', 'pregunta si está canjeado'],
  ['Car', 'driver.driving_license_country', 'Francia', 'pregunta si está canjeado'],
  ['Car', 'driver.driving_license_country', 'FR', 'pregunta si está canjeado'],
  ['Home', 'risk.owner_is_holder', 'no', 'el inquilino que contrata su seguro también lo es, y envía true'],
] as const)('a case that is not quoted is one in other words too: %s %s %s', (line, path, sent, says) => {
  const faults = judge(bodyOf(line).with(path, sent).build(), TEST_DAY).faults;
  const mensaje = expect.stringContaining(says) as unknown;
  expect(faults).toContainEqual({ campo: path, codigo: 'caso_no_soportado', mensaje });
});

it('does not ask for the rest of a company that owns the vehicle, however it is named', () => {
  const owner = { document_type: 'CIF', document_id: 'B12345674' };
  const { faults } = judge(bodyOf('Car').withAll({ owner_same_as_holder: false, owner }).build(), TEST_DAY);
  expect(faults.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(['owner.document_type caso_no_soportado']);
});
