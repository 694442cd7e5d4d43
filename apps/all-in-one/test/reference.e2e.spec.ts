import { TEST_DAY } from '@cotiza/contract/testing';
import { INSURANCE_LINES, LINES, requirementsIndex, requirementsOf } from '@cotiza/contract';
import { queryFaults, QUOTES, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const REQUIREMENTS = '/api/agent/requisitos';
const CATALOGUE = '/api/agent/catalogo';

const faultsOf = (path: string) => queryFaults(service, path);

describe('requirements', () => {
  it('[GET {base_url}/api/agent/requisitos / Query] take an optional ramo: hogar, coche or moto', async () => {
    for (const ramo of ['hogar', 'coche', 'moto']) {
      expect(await (await service.get(`${REQUIREMENTS}?ramo=${ramo}`)).json()).toMatchObject({ ramo });
    }
    expect((await service.get(REQUIREMENTS)).status).toBe(200);
  });

  it.each(INSURANCE_LINES)(
    '[GET {base_url}/api/agent/requisitos / 200] of %s are those of the contract',
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

  it.each([
    ['ramo=barco', ['ramo valor_no_permitido']],
    ['ramo=', ['ramo valor_no_permitido']],
    ['ramo=Car', ['ramo valor_no_permitido']],
    ['ramo=coche&ramo=moto', ['ramo formato']],
    ['ramo=coche&linea=1', ['linea no_documentado']],
    ['ramo=barco&linea=1', ['ramo valor_no_permitido', 'linea no_documentado']],
  ])('[GET {base_url}/api/agent/requisitos / 400] [Errors / Rule 9] refuse %s', async (query, faults) => {
    expect(await faultsOf(`${REQUIREMENTS}?${query}`)).toEqual(faults);
  });

  it('suggest the line that was meant', async () => {
    const body = await (await service.get(`${REQUIREMENTS}?ramo=coches`)).json();
    expect(body).toMatchObject({ errores: [{ mensaje: expect.stringContaining('El más parecido es coche.') }] });
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
