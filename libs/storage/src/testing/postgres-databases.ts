import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseSource } from './storage-bench';
import { temporaryFolder } from './temporary-storage';

const LOOK_EVERY_MS = 20;

const PROMISED = process.env.TEST_DATABASE_URL;

export const POSTGRES_URL = PROMISED ?? 'postgres://postgres@127.0.0.1:5432/test';

/**
 * A suite on PostgreSQL. Where there is no server it is skipped, with one line that says so; where TEST_DATABASE_URL promises
 * one, a server that does not answer is a failure.
 */
export function describeOnPostgres(name: string, suite: () => void): void {
  const answers = PROMISED !== undefined || isAnswering();
  if (!answers) process.stderr.write(`${name}: skipped, nobody answers at ${POSTGRES_URL} (TEST_DATABASE_URL)\n`);
  (answers ? describe : describe.skip)(name, suite);
}

/** Suites are described without waiting: another process asks. */
function isAnswering(): boolean {
  const script = `new (require('pg').Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 })
    .connect().then(() => process.exit(0), () => process.exit(1))`;
  return spawnSync(process.execPath, ['-e', script, POSTGRES_URL], { cwd: __dirname }).status === 0;
}

/** An address like that of the server, with some parts of it changed. */
export function postgresUrl(change: (url: URL) => void): string {
  const url = new URL(POSTGRES_URL);
  change(url);
  return url.href;
}

export const schemaIn = (databaseUrl: string): string =>
  /search_path=(\w+)/.exec(new URL(databaseUrl).searchParams.get('options')!)![1]!;

/** Catalogs of tables. Without a vacuum, dropped tables make each new schema slower than the last. */
const CATALOGS =
  'pg_attrdef, pg_attribute, pg_class, pg_constraint, pg_depend, pg_index, pg_inherits, pg_trigger, pg_type';
const DROPPED_BEFORE_VACUUM = 10;
let dropped = 0;

/** A schema of PostgreSQL for each test, dropped after it. */
export const postgresDatabases: DatabaseSource = {
  make: async () => {
    const schema = `test_${randomBytes(8).toString('hex')}`;
    await queryPostgres(`create schema ${schema}`);
    const databaseUrl = postgresUrl(({ searchParams }) => searchParams.set('options', `-c search_path=${schema}`));
    return { databaseUrl, dataDir: temporaryFolder() };
  },
  remove: async ({ databaseUrl, dataDir }) => {
    await queryPostgres(`drop schema ${schemaIn(databaseUrl!)} cascade`);
    rmSync(dataDir, { recursive: true });
    if (++dropped % DROPPED_BEFORE_VACUUM === 0) await queryPostgres(`vacuum ${CATALOGS}`);
  },
};

/** A database of PostgreSQL for each test, for what asks who else is connected; dropped after it. */
export const wholePostgresDatabases: DatabaseSource = {
  make: async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await queryPostgres(`create database ${name}`);
    return { databaseUrl: postgresUrl((url) => (url.pathname = `/${name}`)), dataDir: temporaryFolder() };
  },
  remove: async ({ databaseUrl, dataDir }) => {
    await queryPostgres(`drop database ${new URL(databaseUrl!).pathname.slice(1)} with (force)`);
    rmSync(dataDir, { recursive: true });
  },
};

export async function queryPostgres<Row extends object>(sql: string, databaseUrl = POSTGRES_URL): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 60_000 });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Locks a table on PostgreSQL, as a long change of it does; with `access share`, as a backup does.
 *
 * @returns unlocks it; may be called more than once
 */
export async function holdTable(
  databaseUrl: string,
  table: string,
  mode: 'access exclusive' | 'access share' = 'access exclusive',
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in ${mode} mode`);
  let ended: Promise<void> | undefined;
  return () => (ended ??= client.end());
}

/** Resolves when a statement waits for a lock on a table. */
export async function whenAwaited(databaseUrl: string, table: string): Promise<void> {
  const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`;
  while ((await queryPostgres(waiting, databaseUrl)).length === 0) await pause(LOOK_EVERY_MS);
}

/** Resolves when a transaction waits for the end of another one, which has locked a row. */
export async function whenRowAwaited(databaseUrl: string): Promise<void> {
  const waiting = "select from pg_locks where not granted and locktype = 'transactionid'";
  while ((await queryPostgres(waiting, databaseUrl)).length === 0) await pause(LOOK_EVERY_MS);
}
