import { CATALOGUE_NAMES, INSURANCE_LINES, LINES, requirementsIndex, requirementsOf } from '@cotiza/contract';
import { QUOTES, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const REQUIREMENTS = '/api/agent/requisitos';
const CATALOGUE = '/api/agent/catalogo';

interface Values {
  readonly tipo: string;
  readonly total: number;
  readonly valores: readonly {
    readonly valor: unknown;
    readonly etiqueta: string;
    readonly [extra: string]: unknown;
  }[];
}

async function catalogue(query: string): Promise<Values> {
  const response = await service.get(`${CATALOGUE}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Values;
}

async function faultsOf(path: string): Promise<string[]> {
  const response = await service.get(path);
  expect(response.status).toBe(400);
  const { error, errores } = (await response.json()) as { error: string; errores: { campo: string; codigo: string }[] };
  expect(error).toBe('parametros_invalidos');
  return errores.map(({ campo, codigo }) => `${campo} ${codigo}`);
}

describe('requirements', () => {
  it.each(INSURANCE_LINES)(
    '[GET {base_url}/api/agent/requisitos / 200] of %s are those of the contract',
    async (line) => {
      const response = await service.get(`${REQUIREMENTS}?ramo=${LINES[line].ramo}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(requirementsOf(line));
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

  it.each([
    ['ramo=barco', ['ramo valor_no_permitido']],
    ['ramo=', ['ramo valor_no_permitido']],
    ['ramo=Car', ['ramo valor_no_permitido']],
    ['ramo=coche&ramo=moto', ['ramo formato']],
    ['ramo=coche&linea=1', ['linea no_documentado']],
    ['ramo=barco&linea=1', ['ramo valor_no_permitido', 'linea no_documentado']],
  ])('[GET {base_url}/api/agent/requisitos / 400] refuse %s', async (query, faults) => {
    expect(await faultsOf(`${REQUIREMENTS}?${query}`)).toEqual(faults);
  });

  it('suggest the line that was meant', async () => {
    const body = await (await service.get(`${REQUIREMENTS}?ramo=coches`)).json();
    expect(body).toMatchObject({ errores: [{ mensaje: expect.stringContaining('El más parecido es coche.') }] });
  });
});

describe('catalogues', () => {
  it.each(CATALOGUE_NAMES.filter((name) => !name.startsWith('vehicle-') && name !== 'towns'))(
    '[GET {base_url}/api/agent/catalogo / 200] %s has values with labels',
    async (tipo) => {
      const answer = await catalogue(`tipo=${tipo}`);
      expect(answer).toMatchObject({ tipo, total: answer.valores.length });
      expect(answer.total).toBeGreaterThan(0);
      for (const { etiqueta } of answer.valores) expect(etiqueta).toMatch(/\S/);
    },
  );

  it('lead from a brand to a model to a version that can be quoted', async () => {
    const brands = await catalogue('tipo=vehicle-brands&ramo=coche');
    const seat = brands.valores.find(({ etiqueta }) => etiqueta === 'SEAT')!.valor;
    const models = await catalogue(`tipo=vehicle-models&ramo=coche&marca=${seat}`);
    const ibiza = models.valores.find(({ etiqueta }) => etiqueta === 'Ibiza')!.valor;
    const versions = await catalogue(`tipo=vehicle-versions&ramo=coche&marca=${seat}&modelo=${ibiza}`);
    expect(Object.keys(versions.valores[0]!)).toEqual([
      'valor',
      'etiqueta',
      'combustible',
      'cilindrada_cc',
      'potencia_kw',
      'desde',
      'hasta',
      'precio',
    ]);
  });

  it('give towns as numbers with their province', async () => {
    expect(await catalogue('tipo=towns&codigo_postal=28013')).toEqual({
      tipo: 'towns',
      total: 1,
      valores: [{ valor: 28079, etiqueta: 'Madrid', codigo_ine: '28079', provincia: 'Madrid' }],
    });
  });

  it.each([
    ['', ['tipo falta']],
    ['tipo=genero', ['tipo valor_no_permitido']],
    ['tipo=genders&tipo=genders', ['tipo formato']],
    ['tipo=towns', ['codigo_postal falta']],
    ['tipo=towns&codigo_postal=99999', ['codigo_postal formato']],
    ['tipo=genders&codigo_postal=28013', ['codigo_postal no_documentado']],
    ['tipo=vehicle-brands', ['ramo falta']],
    ['tipo=vehicle-models&ramo=barco', ['marca falta', 'ramo valor_no_permitido']],
    ['tipo=vehicle-versions&ramo=moto', ['marca falta', 'modelo falta']],
    ['tipo=genders&otro=1', ['otro no_documentado']],
  ])('[GET {base_url}/api/agent/catalogo / 400] refuse ?%s', async (query, faults) => {
    expect(await faultsOf(`${CATALOGUE}?${query}`)).toEqual(faults);
  });

  it('are the same at the address that field descriptions name', async () => {
    const [one, other] = await Promise.all([
      service.get(`${CATALOGUE}?tipo=road-types`),
      service.get('/api/v1/catalog?type=road-types'),
    ]);
    expect(await other.text()).toBe(await one.text());
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('speak of type, not of tipo, at that address', async () => {
    expect(await faultsOf('/api/v1/catalog?tipo=road-types')).toEqual(['tipo no_documentado', 'type falta']);
  });
});

describe.each([`${CATALOGUE}?tipo=economic-occupations`, `${REQUIREMENTS}?ramo=hogar`, REQUIREMENTS])('%s', (path) => {
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
