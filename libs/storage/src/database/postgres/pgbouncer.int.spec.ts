import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailJob } from '@cotiza/quoting/testing';
import { sql } from 'kysely';
import { describeOnPostgres, holdTable, queryPostgres, wholePostgresDatabases } from '../../testing/postgres-databases';
import { recordedQuote, reservationOf } from '../../testing/recorded-quote';
import { storageBench } from '../../testing/storage-bench';
import { openDatabase } from '../open-database';
import { QueryTimeout } from '../recording-fault';

const TIMEOUT_MS = 500;
/** In CI, tests that need it fail instead of skipping themselves. */
const isTried = process.env.CI !== undefined || spawnSync('pgbouncer', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

(isTried ? describeOnPostgres : describe.skip)('a PgBouncer in transaction mode', () => {
  const bench = storageBench(wholePostgresDatabases);
  let folder: string;
  let bouncer: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cotiza-pgbouncer-'));
    chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    if (bouncer?.kill('SIGTERM')) await once(bouncer, 'exit');
    bouncer = undefined;
    rmSync(folder, { recursive: true });
  });

  /** Starts one with two connections before the server of the test. Returns the address that leads through it. */
  async function throughBouncer(...lines: string[]): Promise<string> {
    const url = new URL(bench().options.databaseUrl!);
    const port = await freePort();
    writeFileSync(join(folder, 'users.txt'), `"${url.username}" "${url.password}"\n`);
    const config = [
      '[databases]',
      `* = host=${url.hostname} port=${url.port || 5432}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
      ...['auth_type = trust', `auth_file = ${join(folder, 'users.txt')}`],
      ...['pool_mode = transaction', 'default_pool_size = 2', ...lines],
    ];
    writeFileSync(join(folder, 'pgbouncer.ini'), config.join('\n'));
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    bouncer = spawn('pgbouncer', [...account, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const text of bouncer.stderr!) if (String(text).includes('process up')) break;
    bouncer.stderr!.resume();
    return Object.assign(url, { host: `127.0.0.1:${port}` }).href;
  }

  it.each([
    ['as it comes', []],
    ['that ignores parameters', ['ignore_startup_parameters = statement_timeout']],
  ])('%s keeps quotations and stops statements that take too long', async (_name, lines) => {
    const databaseUrl = await throughBouncer(...lines);
    const storage = await bench().open({ databaseUrl });
    const keyReservation = await reservationOf(storage.idempotencyKeys, 'k', {});
    const quotes = [recordedQuote({ keyReservation }), ...Array.from({ length: 20 }, () => recordedQuote())];
    await Promise.all(quotes.map((quote) => storage.quotes.save(quote, [emailJob(quote.request.reference)], null)));
    expect(await storage.outbox.claim(50, 1000)).toHaveLength(quotes.length);
    await storage.privacy.purge(0);

    const database = await openDatabase({
      ...bench().options,
      databaseUrl,
      role: 'tool',
      statementTimeoutMs: TIMEOUT_MS,
    });
    const unlock = await holdTable(bench().options.databaseUrl!, 'settings');
    const read = database.read((db) => db.selectFrom('settings').selectAll().execute());
    const written = database.write((db) => db.deleteFrom('settings').execute());
    for (const work of [read, written]) await expect(work).rejects.toBeInstanceOf(QueryTimeout);
    await unlock();
    // Nothing waits at the server any more, and no connection has kept the limit.
    const name = new URL(databaseUrl).pathname.slice(1);
    const active = `select from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`;
    expect(await queryPostgres(active)).toEqual([]);
    expect(await queryPostgres('show statement_timeout', databaseUrl)).toEqual([{ statement_timeout: '0' }]);
    await database.read((db) => sql`select 1`.execute(db));
    await database.close();
  });

  it('lets several processes start at once, and is left with no lock', async () => {
    const databaseUrl = await throughBouncer();
    await Promise.all(Array.from({ length: 4 }, () => bench().open({ databaseUrl })));
    const name = new URL(databaseUrl).pathname.slice(1);
    const locks = `select from pg_locks join pg_database on database = pg_database.oid where datname = '${name}' and locktype = 'advisory'`;
    expect(await queryPostgres(locks)).toEqual([]);
  });

  it('that refuses a parameter of DATABASE_URL is named, with the cause', async () => {
    const url = new URL(await throughBouncer());
    url.searchParams.set('options', '-c search_path=public');
    await expect(bench().open({ databaseUrl: url.href })).rejects.toThrow(
      /behind a pooler that refuses a parameter.*startup parameter: options/,
    );
  });
});
