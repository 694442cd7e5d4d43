import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countingClock, fakeHttpServer, until, type FakeHttpServer, type HttpAnswer } from '@cotiza/kernel/testing';
import { keptReports } from '@cotiza/transport/testing';
import Ajv2020 from 'ajv/dist/2020';
import { httpPlateRegistry, type HttpPlateRegistry, type HttpPlateRegistryOptions } from './http.plate-registry';

const PLATE = '1234MKF';
const API_KEY = 'clave-de-pruebas';
/** Longer than any test. The clock passes it when a test advances it. */
const DEADLINE_MS = 600_000;
const PAUSE_MS = 600_000;
const openapi = JSON.parse(readFileSync(join(__dirname, '../vendor/openapi.json'), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, formats: { date: true } }).addSchema(openapi, 'registry');
const isDocumented = ajv.compile({
  $ref: 'registry#/paths/~1v1~1vehiculos/get/responses/200/content/application~1json/schema',
});

const json = (body: unknown, status = 200): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const vehicle = (id: string, date: string | null) => ({ id_version: id, fecha_matriculacion: date });

describe('the plate registry over HTTP', () => {
  let server: FakeHttpServer;
  let registry: HttpPlateRegistry;
  const clock = countingClock();
  const { reported, report } = keptReports();
  const looked: string[] = [];
  const start = (options: Partial<HttpPlateRegistryOptions> = {}) => {
    const observe = (outcome: string) => looked.push(outcome);
    registry = httpPlateRegistry({
      ...{ baseUrl: server.url, apiKey: API_KEY, deadlineMs: DEADLINE_MS, clock, report, observe },
      ...options,
    });
  };
  beforeEach(async () => {
    server = await fakeHttpServer();
    reported.length = 0;
    looked.length = 0;
    start();
  });
  afterEach(async () => {
    await registry.close();
    await until(() => server.connections() === 0);
    await server.close();
    expect(clock.pending()).toBe(0);
    const text = JSON.stringify(reported);
    for (const secret of [PLATE, API_KEY, '?']) expect(text).not.toContain(secret);
  });

  it.each([
    ['none', [], []],
    ['one', [vehicle('CV1', '2023-09-14')], ['CV1 2023-09-14']],
    ['several', [vehicle('CV1', null), vehicle('CV2', null)], ['CV1 null', 'CV2 null']],
  ])('knows %s', async (outcome, answered, matches) => {
    expect(isDocumented(answered)).toBe(true);
    server.answers(() => json(answered));
    const found = await registry.find('Car', PLATE);
    expect(found.map(({ versionId, registrationDate }) => `${versionId} ${registrationDate}`)).toEqual(matches);
    expect(looked).toEqual([outcome]);
  });

  it('is asked once for a plate while its answer is remembered, and again after a failure', async () => {
    await registry.close();
    start({ rememberMs: 60_000 });
    server.answers(() => ({ ...json({}), status: 503 }));
    expect(await registry.find('Car', PLATE)).toEqual([]);
    server.answers(() => json([]));
    const ask = async () => [await registry.find('Car', PLATE), await registry.find('Motorcycle', PLATE)];
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual([[], []]);
    expect(server.received).toHaveLength(3);
    clock.advance(60_000);
    await ask();
    expect(server.received).toHaveLength(5);
  });

  it('is asked as its document says', async () => {
    server.answers(() => json([]));
    await registry.find('Car', PLATE);
    await registry.find('Motorcycle', 'C1234BCD');
    expect(server.received.map(({ method, path, headers }) => [method, path, headers['x-api-key']])).toEqual([
      ['GET', '/v1/vehiculos?matricula=1234MKF&tipo=coche', API_KEY],
      ['GET', '/v1/vehiculos?matricula=C1234BCD&tipo=moto', API_KEY],
    ]);
  });

  const PAGE = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' };
  it.each<[string, HttpAnswer, string]>([
    ['is out of service', json({}, 503), 'answered 503'],
    ['answers a page', PAGE, 'the answer is not JSON'],
    ['answers no list', json({ vehiculos: [] }), 'answer is not a list of 0 to 50'],
    ['answers too many', json(Array(51).fill(vehicle('CV1', null))), 'answer is not a list of 0 to 50'],
    ['does not say the day', json([{ id_version: 'CV1' }]), 'answer[0].fecha_matriculacion is not a day'],
  ])('that %s knows nothing', async (_name, answer, detail) => {
    server.answers(() => answer);
    expect(await registry.find('Car', PLATE)).toEqual([]);
    expect(reported.at(-1)).toEqual(['registry unavailable', expect.objectContaining({ detail })]);
    expect(looked).toEqual(['unavailable']);
  });

  it('that is slow knows nothing, in time, and is not asked any more', async () => {
    server.answers(() => undefined);
    const found = registry.find('Car', PLATE);
    await until(() => server.received.length === 1);
    clock.advance(DEADLINE_MS);
    expect(await found).toEqual([]);
    expect(await server.received[0]!.abandoned).toBe(true);
  });

  it('is asked once more when the connection breaks', async () => {
    let breaks = 1;
    server.answers((_request, response) => {
      if (breaks-- <= 0) return json([vehicle('CV1', null)]);
      response.socket!.resetAndDestroy();
      return undefined;
    });
    expect(await registry.find('Car', PLATE)).toHaveLength(1);
  });

  it('is left alone after failures in a row, and tried again after a while', async () => {
    await registry.close();
    start({ breakerFailures: 2, breakerPauseMs: PAUSE_MS });
    server.answers(() => json({}, 503));
    for (let count = 0; count < 4; count++) expect(await registry.find('Car', PLATE)).toEqual([]);
    expect(server.received).toHaveLength(2);
    expect(looked).toEqual(['unavailable', 'unavailable', 'not-asked', 'not-asked']);
    server.answers(() => json([vehicle('CV1', null)]));
    clock.advance(PAUSE_MS);
    const [trial, meanwhile] = await Promise.all([registry.find('Car', PLATE), registry.find('Car', PLATE)]);
    expect([trial.length, meanwhile.length]).toEqual([1, 0]);
    expect(reported.filter(([event]) => event === 'breaker changed').map(([, { state }]) => state)).toEqual([
      'open',
      'half-open',
      'closed',
    ]);
  });

  it('that objects to a plate between two failures has not failed twice in a row', async () => {
    await registry.close();
    start({ breakerFailures: 2 });
    for (const status of [503, 400, 503, 400]) {
      server.answers(() => json({}, status));
      await registry.find('Car', PLATE);
    }
    expect(looked).not.toContain('not-asked');
    expect(server.received).toHaveLength(4);
  });

  it('answers even if those who count and log fail', async () => {
    await registry.close();
    const fail = () => {
      throw new Error('disk full');
    };
    start({ report: fail, observe: fail });
    server.answers(() => json({}, 503));
    expect(await registry.find('Car', PLATE)).toEqual([]);
  });
});
