import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf } from '@cotiza/contract/testing';
import { systemClock } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { generateDataKey } from '@cotiza/storage';
import {
  describeOnPostgres,
  gateTo,
  holdTable,
  queryPostgres,
  wholePostgresDatabases,
  type TcpGate,
} from '@cotiza/storage/testing';
import { JSON_TYPE, QUOTES, startService, until, type RunningService } from './running-service';

const DEADLINE_MS = 3000;
/** The delay of a slow machine, added to the deadline. */
const SLACK_MS = 1000;
const SILENCE_MS = 6000;
const CONNECTIONS = 4;

// A statement without an answer is aborted after 11 seconds.
jest.setTimeout(40_000);

describeOnPostgres('a PostgreSQL that gets stuck', () => {
  let place: Awaited<ReturnType<typeof wholePostgresDatabases.make>>;
  let gate: TcpGate;
  let service: RunningService;
  let body: object;

  beforeEach(async () => {
    place = await wholePostgresDatabases.make();
    const through = await gateTo(place.databaseUrl!);
    gate = through.gate;
    const clock = systemClock();
    const dates = { effective_date: new Date(clock.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) };
    body = { ...bodyOf('Home').build(), ...dates };
    const environment = {
      DATABASE_URL: through.databaseUrl,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      DATA_DIR: place.dataDir,
      DATA_KEY: generateDataKey(),
      QUOTE_DEADLINE_MS: String(DEADLINE_MS),
    };
    service = await startService(environment, { clock });
  });
  afterEach(async () => {
    await service.close();
    await gate.shut();
    await wholePostgresDatabases.remove(place);
  });

  const quote = (key?: string) =>
    service.post(QUOTES, body, { ...JSON_TYPE, ...(key ? { 'idempotency-key': key } : {}) });
  const isReady = async () => (await service.get('/health/ready')).status === 200;
  const kept = async (): Promise<number> => {
    const [row] = await queryPostgres<{ count: string }>('select count(*) from quotes', place.databaseUrl);
    return Number(row?.count);
  };

  /** Expects that a quotation is refused in time, as one whose outcome is unknown. */
  async function expectUnknown(key?: string): Promise<void> {
    const from = performance.now();
    const answer = await quote(key);
    expect(performance.now() - from).toBeLessThan(DEADLINE_MS + SLACK_MS);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ error: 'resultado_desconocido' }),
    ]);
    expect(answer.headers.get('retry-after')).toBe('10');
  }

  /** Expects that a key whose outcome was unknown leads to one quotation, however often it is sent. */
  async function expectOnce(key: string): Promise<void> {
    const results: QuoteResult[] = [];
    for (let time = 0; time < 3; time++) {
      const answer = await quote(key);
      expect(answer.status).toBe(200);
      results.push((await answer.json()) as QuoteResult);
    }
    expect(new Set(results.map(({ referencia }) => referencia)).size).toBe(1);
  }

  const connections = async () =>
    (
      await queryPostgres(
        `select from pg_stat_activity where datname = '${new URL(place.databaseUrl!).pathname.slice(1)}'`,
      )
    ).length;

  it('answers in time while it is silent, is not ready, and goes on afterwards', async () => {
    await expectOnce('before');
    gate.mute(true);
    const [unready] = await Promise.all([
      service.get('/health/ready'),
      expectUnknown(),
      expectUnknown('k'),
      expectUnknown('before'),
    ]);
    expect(unready.status).toBe(503);
    for (const path of ['/health/serving', '/api/agent/requisitos?ramo=coche', '/api/agent/catalogo?tipo=genders']) {
      expect([path, (await service.get(path)).status]).toEqual([path, 200]);
    }
    await pause(SILENCE_MS - DEADLINE_MS);
    gate.mute(false);
    await until(isReady);
    const keptMeanwhile = await kept();
    await expectOnce('k');
    await expectOnce('before');
    expect(await kept()).toBe(keptMeanwhile + 1);
    expect(await connections()).toBeLessThanOrEqual(CONNECTIONS);
  });

  it('answers in time while a table is held, is not ready, and quotes once under a key afterwards', async () => {
    expect(await isReady()).toBe(true);
    const letGo = await holdTable(place.databaseUrl!, 'quotes');
    await Promise.all([expectUnknown('k'), until(async () => !(await isReady()))]);
    await letGo();
    await until(isReady);
    await expectOnce('k');
    expect(await kept()).toBe(1);
    expect(await connections()).toBeLessThanOrEqual(CONNECTIONS);
  });
});
