import { StorageUnavailable } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import type { Kysely } from 'kysely';
import { dueBy } from '../../outbox/claim';
import type { Storage } from '../../storage';
import { openDatabase } from '../open-database';
import type { Schema } from '../schema';
import { undivided } from '../../testing/kept-before';
import {
  describeOnPostgres,
  holdTable,
  postgresDatabases,
  queryPostgres,
  whenAwaited,
} from '../../testing/postgres-databases';
import { recordedQuote, reservationOf } from '../../testing/recorded-quote';
import { storageBench } from '../../testing/storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { emails: false, endpoints: [] };
const TABLES = ['quotes', 'quote_subjects', 'outbox'];
/** Those that the start of every test makes. */
const FIRST_DAYS = ['2026_11_21', '2026_11_22', '2026_11_23', '2026_11_24'];

async function save(storage: Storage, key?: string): Promise<string> {
  const keyReservation = key === undefined ? undefined : await reservationOf(storage.idempotencyKeys, key, {});
  const quote = recordedQuote({ keyReservation });
  const { reference } = quote.request;
  await storage.quotes.save(quote, [emailJob(reference)], { token: reference.padEnd(43, '_'), expiresAt: 2e12 });
  return reference;
}

describeOnPostgres('quotations divided by day', () => {
  const bench = storageBench(postgresDatabases);
  const url = () => bench().options.databaseUrl!;
  /** The partitions of a table by name, without the name of the table. */
  const partitionsOf = async (table = 'quotes') => {
    const rows = await queryPostgres<{ name: string }>(
      `select relname as name from pg_inherits join pg_class on oid = inhrelid
       where inhparent = '${table}'::regclass order by relname`,
      url(),
    );
    return rows.map(({ name }) => name.slice(table.length + 1));
  };
  const rowsOf = async (table: string) =>
    (await queryPostgres<{ count: number }>(`select count(*)::int from ${table}`, url()))[0]?.count;
  const savings = (storage: Storage, count: number) => Promise.all(Array.from({ length: count }, () => save(storage)));
  const listed = async ({ quoteAdmin }: Storage) =>
    (await quoteAdmin.list({ limit: 999 })).map(({ reference }) => reference);

  it('find a person by an index of every day, and what is due by those of days made from now on', async () => {
    const storage = await bench().open();
    bench().clock.advance(4 * DAY_MS);
    await storage.privacy.purge(0);
    const withoutScans = new URL(url());
    withoutScans.searchParams.set('options', `${withoutScans.searchParams.get('options')} -c enable_seqscan=off`);
    const database = await openDatabase({ ...bench().options, databaseUrl: withoutScans.href, role: 'tool' });
    const planOf = async (query: (db: Kysely<Schema>) => { explain(): Promise<unknown[]> }) =>
      JSON.stringify(await database.read((db) => query(db).explain()));
    const person = database.traits.isAbout([Buffer.alloc(16)]);
    const plan = await planOf((db) => db.selectFrom('quote_subjects').select('quote').where(person));
    for (const day of [...FIRST_DAYS, '2026_11_25'])
      expect(plan).toContain(`Bitmap Index Scan on quote_subjects_${day}_`);
    for (const passedOver of [NOTHING, { ...NOTHING, emails: true }]) {
      const plan = await planOf((db) => dueBy(db, { since: 0, now: 1, passedOver }).select('due_at').orderBy('due_at'));
      expect(plan).toContain('using outbox_2026_11_25_state_due_at');
    }
    await database.close();
  });

  it('have today and three days ready once a service has started, and with every purge', async () => {
    const services = await Promise.all([1, 2, 3].map(() => bench().open({ role: 'service' })));
    for (const table of TABLES) expect(await partitionsOf(table)).toEqual([...FIRST_DAYS, 'default', 'undated']);
    bench().clock.advance(DAY_MS);
    await Promise.all(services.map(({ privacy }) => privacy.purge(0)));
    for (const table of TABLES)
      expect(await partitionsOf(table)).toEqual([...FIRST_DAYS, '2026_11_25', 'default', 'undated']);
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
    const progress: number[] = [];
    expect(await storage.privacy.purge(clock.now() - DAY_MS / 2, (done) => progress.push(done))).toBe(9);
    expect(progress).toEqual([6, 9, 9]);
    for (const table of TABLES)
      expect((await partitionsOf(table)).filter((name) => name.startsWith('2026'))).toEqual(
        '2026_11_23 2026_11_24 2026_11_25 2026_11_26'.split(' '),
      );
    expect(await listed(storage)).toEqual([kept]);
    expect(await rowsOf('idempotency_keys')).toBe(1);
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
    expect(await partitionsOf()).toEqual('2026_11_22 2026_11_23 2026_11_24 2026_11_25 default undated'.split(' '));
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

  it.each([
    ['all tables, as a backup does', 'quotes'],
    ['one day', 'quotes_2026_11_21'],
  ])('are left for the next hour while a reader holds %s, and no save waits for that', async (_name, held) => {
    const storage = await bench().open();
    const old = await save(storage, 'k');
    bench().clock.advance(40 * DAY_MS);
    const letGo = await holdTable(url(), held, 'access share');
    await expect(storage.privacy.purge(bench().clock.now() - 1)).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await rowsOf('idempotency_keys')).toBe(0);
    const young = await save(storage);
    expect(await listed(storage)).toEqual([young, old]);
    await letGo();
    expect(await storage.privacy.purge(bench().clock.now() - 1)).toBe(1);
    expect(await listed(storage)).toEqual([young]);
    expect(await partitionsOf()).not.toContain('2026_11_21');
  });

  it('are kept where no service has made their day', async () => {
    const storage = await bench().open();
    bench().clock.advance(10 * DAY_MS);
    const late = await save(storage);
    expect(await rowsOf('quotes_default')).toBe(1);
    const report = jest.fn();
    const other = await bench().open({ role: 'service', report });
    expect(report).not.toHaveBeenCalled();
    expect(await partitionsOf()).toEqual(expect.arrayContaining(['2026_12_02', '2026_12_03', '2026_12_04']));
    const beside = await save(other);
    expect(await rowsOf('quotes_default')).toBe(2);
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
    await undivided(bench().options);
    const storage = await bench().open({ role: 'service' });
    expect(await rowsOf('quotes_undated')).toBe(5);
    expect(await storage.quotes.findByReference(references[2]!)).toMatchObject({ reference: references[2] });
    expect(await storage.idempotencyKeys.begin('k', {})).toMatchObject({ kind: 'repeated' });
    for (const message of await storage.outbox.claim(3, 1000))
      expect(await storage.outbox.settle(message, { kind: 'delivered', followUps: [] })).toBe(true);
    bench().clock.advance(2 * DAY_MS);
    const kept = await save(storage);
    expect(await storage.privacy.purge(bench().clock.now() - DAY_MS)).toBe(5);
    expect(await partitionsOf()).not.toContain('undated');
    expect(await listed(storage)).toEqual([kept]);
  });

  it('are divided once no reader holds their tables, and queries do not wait for the step meanwhile', async () => {
    await (await bench().open()).close();
    await undivided(bench().options);
    const letGo = await holdTable(url(), 'quotes', 'access share');
    const opening = openDatabase({ ...bench().options, role: 'service' });
    await whenAwaited(url(), 'quotes');
    // It queues behind the step, and is answered first: the step gives way.
    expect(await rowsOf('quotes')).toBe(0);
    await letGo();
    await (await opening).close();
    // The step makes today's partition too: no quotation of today may reach the default partition before.
    expect(await partitionsOf()).toEqual([...FIRST_DAYS, 'default', 'undated']);
    await save(await bench().open({ role: 'service' }));
    expect(await rowsOf('quotes_2026_11_21')).toBe(1);
  });
});
