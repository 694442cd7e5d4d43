import { INSURANCE_LINES, LINES, requirementsIndex, requirementsOf } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { queryFaults, QUOTES, serviceForTests } from './running-service';

const service = serviceForTests();

const CATALOGUE = '/api/agent/catalogo';
const SEAT = 'CBFGGYSMAW67';

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

it('[GET {base_url}/api/agent/catalogo / 200] [GET {base_url}/api/agent/catalogo / brands, models, versions] answers values, by a text and an engine too', async () => {
  const { tipo, total, valores } = await catalogue('tipo=towns&codigo_postal=28013');
  expect([tipo, total, valores]).toEqual(['towns', 1, [expect.objectContaining({ valor: 28079, etiqueta: 'Madrid' })]]);
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
