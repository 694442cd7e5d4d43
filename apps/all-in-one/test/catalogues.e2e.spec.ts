import { CATALOGUE_NAMES, INSURANCE_LINES, LINES, requirementsIndex, requirementsOf } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { queryFaults, startService, type RunningService, QUOTES } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const CATALOGUE = '/api/agent/catalogo';
const SEAT = 'CBFGGYSMAW67';
const IBIZA = 'CMY07TEXAZ3S';

interface Values {
  readonly tipo: string;
  readonly total: number;
  readonly valores: readonly { readonly valor: unknown; readonly etiqueta: string }[];
}

async function catalogue(query: string): Promise<Values> {
  const response = await service.get(`${CATALOGUE}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Values;
}

const faultsOf = (path: string) => queryFaults(service, path);

/** Of each catalogue: the number of values, one value with its label, and the filters that it requires. */
const CATALOGUES: Readonly<
  Record<string, readonly [total: number, valor: unknown, etiqueta: string, filters?: string]>
> = {
  '[Values of tipo / document-types]': [3, 'Nie', 'NIE'],
  '[Values of tipo / genders]': [2, 'Female', 'Mujer'],
  '[Values of tipo / nationalities]': [58, 'PRT', 'Portugal'],
  '[Values of tipo / marital-statuses]': [5, 'UnmarriedPartner', 'Pareja de hecho'],
  '[Values of tipo / employment-statuses]': [7, 'Student', 'Estudiante'],
  '[Values of tipo / home-property-types]': [5, 'GroundFloor', 'Bajo'],
  '[Values of tipo / home-build-materials]': [3, 'NonCombustible', 'Incombustibles (ladrillo, hormigón, piedra)'],
  '[Values of tipo / home-occupancies]': [2, 'SecondHome', 'Segunda residencia'],
  '[Values of tipo / home-locations]': [3, 'Depopulated', 'Despoblado'],
  '[Values of tipo / home-build-qualities]': [4, 'Luxury', 'Lujo'],
  '[Values of tipo / home-alarm-types]': [3, 'NoAlarm', 'Sin alarma'],
  '[Values of tipo / home-door-types]': [2, true, 'Puerta blindada o acorazada'],
  '[Values of tipo / home-settlement-types]': [2, 'FirstRisk', 'A primer riesgo (hasta el límite contratado)'],
  '[Values of tipo / driving-license-types]': [3, 'C1', 'C1'],
  '[Values of tipo / fuel-types]': [7, 'PlugInHybrid', 'Híbrido enchufable'],
  '[Values of tipo / car-use-types]': [3, 'Private', 'Particular'],
  '[Values of tipo / annual-km-options]': [7, 'MoreThan30000km', 'Más de 30.000 km'],
  '[Values of tipo / car-parking-types]': [3, 'NoGarage', 'En la calle'],
  '[Values of tipo / motorcycle-garage-types]': [3, 'NoGarage', 'En la calle'],
  '[Values of tipo / motorcycle-driving-experience]': [3, 'OtherMotorcycle', 'Con otra moto'],
  '[Values of tipo / motorcycle-driving-license-types]': [6, 'B', 'B (coche)'],
  '[Values of tipo / car-insurance-companies]': [68, 'C0109', 'Allianz'],
  '[Values of tipo / motorcycle-insurance-companies]': [68, 'MT-C0109', 'Allianz'],
  '[Values of tipo / motorcycle-engine-types]': [2, 'Electric', 'Eléctrico'],
  '[Values of tipo / economic-occupations]': [502, '0011', 'Oficiales de las fuerzas armadas'],
  '[Values of tipo / home-uses]': [3, 'Tenant', 'Inquilino'],
  '[Values of tipo / road-types]': [33, 'GranVia', 'Gran Vía'],
  '[Values of tipo / provinces]': [52, '42', 'Soria'],
  '[Values of tipo / towns]': [1, 28079, 'Madrid', '&codigo_postal=28013'],
  '[Values of tipo / vehicle-brands]': [115, SEAT, 'SEAT', '&ramo=coche'],
  '[Values of tipo / vehicle-models]': [14, IBIZA, 'Ibiza', `&ramo=coche&marca=${SEAT}`],
  '[Values of tipo / vehicle-versions]': [
    79,
    'CVJG25SQP021',
    '1.0 MPI manual 5 vel. 80 CV',
    `&ramo=coche&marca=${SEAT}&modelo=${IBIZA}`,
  ],
};
const tipoOf = (tag: string) => /\/ (.+)\]/.exec(tag)![1]!;

it.each(Object.entries(CATALOGUES))(
  '%s has its values with labels',
  async (tag, [total, valor, etiqueta, filters = '']) => {
    const tipo = tipoOf(tag);
    const answer = await catalogue(`tipo=${tipo}${filters}`);
    expect([answer.tipo, answer.total, answer.valores.length]).toEqual([tipo, total, total]);
    expect(answer.valores).toContainEqual(expect.objectContaining({ valor, etiqueta }));
  },
);

it('[GET {base_url}/api/agent/catalogo / 200] [GET {base_url}/api/agent/catalogo / brands, models, versions] covers every catalogue there is', () => {
  expect(Object.keys(CATALOGUES).map(tipoOf).sort()).toEqual([...CATALOGUE_NAMES].sort());
});

it('takes a text to search for, and an engine to filter by', async () => {
  const golf = 'tipo=vehicle-versions&ramo=coche&texto=golf%201.6%20tdi%202015';
  expect((await catalogue(golf)).valores[0]!.etiqueta).toMatch(/^Volkswagen Golf 1\.6 TDI/);
  const electric = await catalogue(`tipo=vehicle-models&ramo=coche&marca=${SEAT}&motor=Electric`);
  expect(electric.total).toBeLessThan((await catalogue(`tipo=vehicle-models&ramo=coche&marca=${SEAT}`)).total);
});

it('[GET {base_url}/api/agent/catalogo / 400] refuses what an operation refuses, under its name', async () => {
  expect(await faultsOf(`${CATALOGUE}?tipo=vehicle-models&ramo=coche`)).toEqual(['marca falta']);
  expect(await faultsOf(`${CATALOGUE}?__proto__=1&tipo=genders`)).toEqual(['__proto__ no_documentado']);
});

describe('the address that field descriptions name', () => {
  it('[GET {base_url}/api/agent/catalogo / the path under /api/v1] answers the same', async () => {
    const [one, other] = await Promise.all([
      service.get(`${CATALOGUE}?tipo=road-types`),
      service.get('/api/v1/catalog?type=road-types'),
    ]);
    expect(await other.text()).toBe(await one.text());
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('speaks of type, not of tipo', async () => {
    expect(await faultsOf('/api/v1/catalog?tipo=road-types')).toEqual(['tipo no_documentado', 'type falta']);
  });
});

const REQUIREMENTS = '/api/agent/requisitos';

describe('requirements', () => {
  it.each(INSURANCE_LINES)(
    '[GET {base_url}/api/agent/requisitos / Query] [GET {base_url}/api/agent/requisitos / 200] of %s are those of the contract',
    async (line) => {
      const response = await service.get(`${REQUIREMENTS}?ramo=${LINES[line].ramo}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(requirementsOf(line, TEST_DAY));
    },
  );

  it('without a line are an index that leads to each of them', async () => {
    const index = (await (await service.get(REQUIREMENTS)).json()) as ReturnType<typeof requirementsIndex>;
    expect(index).toEqual(requirementsIndex());
    for (const { requisitos, cotizar } of index.ramos) {
      expect((await service.get(requisitos.replace('GET ', ''))).status).toBe(200);
      expect(cotizar).toBe(`POST ${QUOTES}`);
    }
  });

  it('[GET {base_url}/api/agent/requisitos / 400] [Errors / Rule 9] refuse what they do not know', async () => {
    expect(await faultsOf(`${REQUIREMENTS}?ramo=coche&ramo=moto`)).toEqual(['ramo formato']);
    const both = ['ramo valor_no_permitido', 'linea no_documentado'];
    expect(await faultsOf(`${REQUIREMENTS}?ramo=barco&linea=1`)).toEqual(both);
  });
});

describe.each([
  ...[`${CATALOGUE}?tipo=economic-occupations`, `${REQUIREMENTS}?ramo=hogar`, REQUIREMENTS],
  ...['/llms.txt', '/api/openapi.json', '/api/docs/probar/init.js', '/favicon.ico'],
])('%s', (path) => {
  it('may be kept for an hour, and is not sent again to who has it', async () => {
    const first = await service.get(path);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await service.get(path, { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await service.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
