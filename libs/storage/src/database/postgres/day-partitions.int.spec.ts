import { emailJob } from '@cotiza/messages/testing';
import { RecordingUnavailable } from '@cotiza/quoting';
import { Client } from 'pg';
import type { Storage } from '../../storage';
import { openDatabase } from '../open-database';
import { partitionsOf, rowsOf } from '../../testing/divided-tables';
import { whenAwaited } from '../../testing/hold-table';
import { madeBefore } from '../../testing/kept-before';
import { describeOnPostgres, postgresDatabases } from '../../testing/postgres-databases';
import { recordedQuote } from '../../testing/recorded-quote';
import { storageBench } from '../../testing/storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = ['quotes', 'quote_subjects', 'outbox'];
/** Those that the start of every test makes. */
const FIRST_DAYS = ['2026_11_21', '2026_11_22', '2026_11_23', '2026_11_24'];

async function save(storage: Storage, key?: string): Promise<string> {
  const begun = key === undefined ? undefined : await storage.idempotencyKeys.begin(key, {});
  const quote = recordedQuote({ keyReservation: begun?.kind === 'reserved' ? begun.reservation : undefined });
  const { reference } = quote.request;
  await storage.quotes.save(quote, [emailJob(reference)], { token: reference.padEnd(43, '_'), expiresAt: 2e12 });
  return reference;
}

describeOnPostgres('quotations divided by day', () => {
  const bench = storageBench(postgresDatabases);
  const url = () => bench().options.databaseUrl!;
  const savings = (storage: Storage, count: number) => Promise.all(Array.from({ length: count }, () => save(storage)));
  const listed = async ({ quoteDesk }: Storage) =>
    (await quoteDesk.list({ limit: 999 })).map(({ reference }) => reference);

  it('have today and three days ready once a service has started, and with every purge', async () => {
    const services = await Promise.all([1, 2, 3].map(() => bench().open({ role: 'service' })));
    for (const table of TABLES) expect(await partitionsOf(url(), table)).toEqual([...FIRST_DAYS, 'default', 'undated']);
    bench().clock.advance(DAY_MS);
    await Promise.all(services.map(({ privacy }) => privacy.purge(0)));
    for (const table of TABLES)
      expect(await partitionsOf(url(), table)).toEqual([...FIRST_DAYS, '2026_11_25', 'default', 'undated']);
  });

  it('are in their day with what belongs to them', async () => {
    const storage = await bench().open();
    await save(storage);
    bench().clock.advance(2 * DAY_MS);
    await savings(storage, 2);
    for (const table of TABLES) {
      expect(await rowsOf(url(), `${table}_2026_11_21`)).toBe(1);
      expect(await rowsOf(url(), `${table}_2026_11_23`)).toBe(2);
    }
  });

  it('are dropped by whole days, with their messages and keys, and counted', async () => {
    const storage = await bench().open();
    const { clock } = bench();
    await savings(storage, 5);
    await save(storage, 'first');
    clock.advance(DAY_MS);
    await savings(storage, 3);
    clock.advance(DAY_MS);
    const kept = await save(storage, 'kept');
    const told: number[] = [];
    expect(await storage.privacy.purge(clock.now() - DAY_MS / 2, (done) => told.push(done))).toBe(9);
    expect(told).toEqual([6, 9, 9]);
    for (const table of TABLES)
      expect((await partitionsOf(url(), table)).filter((name) => name.startsWith('2026'))).toEqual([
        '2026_11_23',
        '2026_11_24',
        '2026_11_25',
        '2026_11_26',
      ]);
    expect(await listed(storage)).toEqual([kept]);
    expect(await rowsOf(url(), 'idempotency_keys')).toBe(1);
    expect(await storage.privacy.auditTrail(1)).toMatchObject([{ action: 'purge', count: 9 }]);
  });

  it('are deleted one by one where others of their day are younger, and where their day is not over', async () => {
    const storage = await bench().open();
    const { clock } = bench();
    await savings(storage, 2);
    clock.advance(DAY_MS / 2);
    const later = await save(storage);
    clock.advance(DAY_MS);
    const today = await save(storage);
    expect(await storage.privacy.purge(clock.now() - DAY_MS)).toBe(2);
    expect(await listed(storage)).toEqual([today, later]);
    expect(await storage.privacy.purge(clock.now() + 1)).toBe(2);
    expect(await partitionsOf(url())).toEqual([
      '2026_11_22',
      '2026_11_23',
      '2026_11_24',
      '2026_11_25',
      'default',
      'undated',
    ]);
  });

  it('are dropped once when several processes purge at the same time', async () => {
    const storages = await Promise.all([1, 2, 3].map(() => bench().open({ role: 'service' })));
    for (let day = 0; day < 4; day++) {
      await savings(storages[0]!, 10);
      bench().clock.advance(DAY_MS);
    }
    const purges = await Promise.all(storages.map(({ privacy }) => privacy.purge(bench().clock.now() - 1)));
    expect(purges.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await listed(storages[0]!)).toEqual([]);
  });

  it('are left for the next hour while somebody holds their table, and nobody else waits for that', async () => {
    const storage = await bench().open();
    const old = await save(storage);
    bench().clock.advance(2 * DAY_MS);
    const backup = new Client({ connectionString: url() });
    await backup.connect();
    await backup.query('begin; select count(*) from quotes');
    await expect(storage.privacy.purge(bench().clock.now() - 1)).rejects.toBeInstanceOf(RecordingUnavailable);
    const young = await save(storage);
    expect(await listed(storage)).toEqual([young, old]);
    await backup.query('commit');
    await backup.end();
    expect(await storage.privacy.purge(bench().clock.now() - 1)).toBe(1);
    expect(await listed(storage)).toEqual([young]);
  });

  it('are kept all the same where nobody has made their day', async () => {
    const storage = await bench().open();
    bench().clock.advance(10 * DAY_MS);
    const late = await save(storage);
    expect(await rowsOf(url(), 'quotes_default')).toBe(1);
    const report = jest.fn();
    const other = await bench().open({ role: 'service', report });
    expect(report).not.toHaveBeenCalled();
    expect(await partitionsOf(url())).toEqual(expect.arrayContaining(['2026_12_02', '2026_12_03', '2026_12_04']));
    const beside = await save(other);
    expect(await rowsOf(url(), 'quotes_default')).toBe(2);
    expect(await other.outbox.claim(9, 1000)).toHaveLength(2);
    bench().clock.advance(5 * DAY_MS);
    expect(await listed(other)).toEqual([beside, late]);
    expect(await other.privacy.purge(bench().clock.now() - DAY_MS)).toBe(2);
  });

  it('of before there were days are kept, found, claimed, and in the end dropped together', async () => {
    const before = await bench().open();
    const references = await savings(before, 4);
    await save(before, 'k');
    await before.close();
    await madeBefore(bench().options, '0007-partitions-by-day');
    const storage = await bench().open({ role: 'service' });
    expect(await rowsOf(url(), 'quotes_undated')).toBe(5);
    expect(await storage.quotes.findByReference(references[2]!)).toMatchObject({ reference: references[2] });
    expect(await storage.idempotencyKeys.begin('k', {})).toMatchObject({ kind: 'repeated' });
    for (const message of await storage.outbox.claim(3, 1000))
      expect(await storage.outbox.settle(message, { kind: 'delivered', followUps: [] })).toBe(true);
    bench().clock.advance(2 * DAY_MS);
    const kept = await save(storage);
    expect(await storage.privacy.purge(bench().clock.now() - DAY_MS)).toBe(5);
    expect(await partitionsOf(url())).not.toContain('undated');
    expect(await listed(storage)).toEqual([kept]);
  });

  it('are divided as soon as nobody holds their tables, who is not waited for meanwhile', async () => {
    await (await bench().open()).close();
    await madeBefore(bench().options, '0007-partitions-by-day');
    const [held, beside] = [new Client({ connectionString: url() }), new Client({ connectionString: url() })];
    await Promise.all([held.connect(), beside.connect()]);
    await held.query('begin; select count(*) from quotes');
    const opening = bench().open({ role: 'service' });
    await whenAwaited(url(), 'quotes');
    // Comes after the step in the queue, and is served before it: the step gives way.
    expect((await beside.query('select count(*) from quotes')).rows).toEqual([{ count: '0' }]);
    await held.query('commit');
    await save(await opening);
    expect(await partitionsOf(url())).toEqual([...FIRST_DAYS, 'default', 'undated']);
    await Promise.all([held.end(), beside.end()]);
  });

  it('are ready with the step that divides the tables: nobody can add before that what is of today', async () => {
    await (await bench().open()).close();
    await madeBefore(bench().options, '0007-partitions-by-day');
    await (await openDatabase({ ...bench().options, role: 'service' })).close();
    expect(await partitionsOf(url())).toEqual([...FIRST_DAYS, 'default', 'undated']);
  });

  it('are purged but for a day that somebody holds, which is told', async () => {
    const storage = await bench().open({ role: 'service' });
    await save(storage, 'k');
    bench().clock.advance(40 * DAY_MS);
    const held = new Client({ connectionString: url() });
    await held.connect();
    await held.query('begin; select count(*) from quotes_2026_11_21');
    await expect(storage.privacy.purge(bench().clock.now())).rejects.toThrow();
    expect((await held.query('select key_hash from idempotency_keys')).rows).toEqual([]);
    await held.query('commit');
    await storage.privacy.purge(bench().clock.now());
    expect(await partitionsOf(url())).not.toContain('2026_11_21');
    await held.end();
  });
});
