import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleEstimate, INSURANCE_LINES, LINES, type RefusalBody } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY } from '@cotiza/contract/testing';
import type { EstimateResult } from '@cotiza/quoting';
import { isDown, insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { startService, type RunningService } from './running-service';

const ESTIMATES = '/api/agent/estimaciones';

let service: RunningService;

const exampleOf = (line: (typeof INSURANCE_LINES)[number]) => exampleEstimate(line, EFFECTIVE_DAY);

async function estimate(body: unknown): Promise<EstimateResult> {
  const response = await service.post(ESTIMATES, body);
  expect(response.status).toBe(200);
  return (await response.json()) as EstimateResult;
}

/** The result of a call of the tool, and whether it is an error. */
async function call(args: object): Promise<{ structuredContent: EstimateResult; isError?: boolean; text: string }> {
  const response = await service.rpc('tools/call', { name: 'estimar_precio', arguments: args });
  const { result } = JSON.parse((await response.text()).replace(/^[^{]*/u, '')) as {
    result: { structuredContent: EstimateResult; isError?: boolean; content: [{ text: string }] };
  };
  return { ...result, text: result.content[0].text };
}

describe('an estimate', () => {
  beforeAll(async () => (service = await startService()));
  afterAll(() => service.close());

  it.each(INSURANCE_LINES)('estimates %s alike at both doors', async (line) => {
    const { request_id: _id, ...overRest } = await estimate(exampleOf(line));
    expect(overRest).toMatchObject({ estado: 'estimado', ramo: line, firmeza: 'estimacion', solo_cotizan: [] });
    expect(overRest.niveles.length).toBeGreaterThan(1);
    for (const { desde, hasta, aseguradoras } of overRest.niveles) {
      expect(desde).toBe(Math.min(...aseguradoras.map((each) => each.desde)));
      expect(hasta).toBe(Math.max(...aseguradoras.map((each) => each.hasta)));
    }
    expect(overRest.aviso).toMatch(/^Son estimaciones/);
    const { insurance_line: _line, ...datos } = exampleOf(line);
    const { structuredContent, text } = await call({ ramo: LINES[line].ramo, datos });
    expect(structuredContent).toMatchObject(overRest);
    for (const { nombre } of overRest.niveles) expect(text).toContain(`- ${nombre}: `);
    for (const { pregunta } of overRest.falta_para_cotizar) expect(text).toContain(pregunta);
  });

  it('answers few facts over MCP with the questions to ask first, and what the middle case costs', async () => {
    const datos = {
      holder: { address: { postal_code: '28013' } },
      vehicle: exampleEstimate('Car', EFFECTIVE_DAY).vehicle,
    };
    const { structuredContent, text } = await call({ ramo: 'coche', datos });
    const { afinar, niveles } = structuredContent;
    const [first] = afinar!;
    expect(text).toContain(`- ${first!.pregunta} (${first!.campo}; supuesto ${String(first!.supuesto)}): hasta `);
    for (const { nombre } of niveles) expect(text).toMatch(new RegExp(`- ${nombre}: .*, caso medio [0-9.,]+\\s€\\.`));
    expect(text).toContain('no una oferta');
    expect(text).not.toContain('Para cotizar falta:');
  });

  it('stores nothing and sends no message', async () => {
    const written = () =>
      readdirSync(service.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => [path, readFileSync(path).toString('base64')]);
    const before = written();
    for (const line of INSURANCE_LINES) await estimate(exampleOf(line));
    expect(written()).toEqual(before);
  });
});

describe('a service with settings of its own', () => {
  afterEach(() => service.close());

  it('counts in limits of its own, over both doors', async () => {
    service = await startService({
      LIMIT_ESTIMATES_PER_MINUTE: '2',
      LIMIT_QUOTES_PER_MINUTE: '1',
      LIMIT_REFERENCE_PER_MINUTE: '1',
    });
    const { insurance_line: _line, ...datos } = exampleOf('Home');
    await estimate(exampleOf('Home'));
    expect((await call({ ramo: 'hogar', datos })).isError).toBeFalsy();
    expect((await service.post(ESTIMATES, exampleOf('Home'))).status).toBe(429);
    expect((await call({ ramo: 'hogar', datos })).isError).toBe(true);
    expect((await service.get('/api/agent/requisitos')).status).toBe(200);
    await service.quoted(bodyOf('Home').build());
  });

  it('asks insurers over the network once everything is known, and without any other needs every fact', async () => {
    const asked: string[] = [];
    const estimating = (name: string, reach: 'embedded' | 'remote') => {
      const answer = () => offers(offerAt(200_00));
      return { ...insurer(name, answer, reach), estimate: () => (asked.push(name), answer()) };
    };
    const few = { insurance_line: 'Home', risk: { area_m2: 90, address: { postal_code: '28013' } } };
    const remote = estimating('Roble', 'remote');
    service = await startService({}, { insurers: [estimating('Aldaba', 'embedded'), remote] });
    const { sin_consultar, aviso, afinar } = await estimate(few);
    expect([sin_consultar, afinar!.length > 10, new Set(asked)]).toEqual([['Roble'], true, new Set(['Aldaba'])]);
    expect(aviso).toContain('Se consultará cuando estén todos los datos a: Roble.');
    await service.close();
    service = await startService({}, { insurers: [remote] });
    const refused = (await (await service.post(ESTIMATES, few)).json()) as RefusalBody;
    expect(refused.errores.map(({ campo }) => campo)).toContain('risk.year_built');
  });

  it('names who only quotes, asks the others, and says when none of them answers', async () => {
    const able = { ...insurer('Aldaba', () => offers(offerAt(200_00), offerAt(260_00))) };
    const estimates = { ...able, estimate: () => offers(offerAt(200_00), offerAt(260_00)) };
    const onlyQuotes = insurer('Roble', () => offers(offerAt(100_00)));
    service = await startService({}, { insurers: [estimates, onlyQuotes] });
    expect(await estimate(exampleOf('Car'))).toMatchObject({
      niveles: [{ nivel: 'terceros', desde: 200, hasta: 260, aseguradoras: [{ aseguradora: 'Aldaba' }] }],
      solo_cotizan: ['Roble'],
    });
    await service.close();
    service = await startService({}, { insurers: [{ ...able, estimate: isDown }, onlyQuotes] });
    const response = await service.post(ESTIMATES, exampleOf('Car'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    await service.close();
    service = await startService({}, { insurers: [onlyQuotes] });
    expect(await estimate(exampleOf('Car'))).toMatchObject({
      estado: 'sin_precios',
      niveles: [],
      solo_cotizan: ['Roble'],
    });
  });
});
