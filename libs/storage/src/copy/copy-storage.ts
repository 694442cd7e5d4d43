import { sql } from 'kysely';
import { defined, type Clock } from '@cotiza/kernel';
import type { Database, DatabaseOptions } from '../database/database';
import { takeServiceLock } from '../database/embedded/service-lock';
import { MIGRATION_TABLE } from '../database/migrations/migrations';
import { openDatabase } from '../database/open-database';
import { NUMBERS_OF_A_DAY } from '../database/quote-numbers';
import { SERVICE_APPLICATION } from '../database/postgres/postgres-pool';
import type { StorageOptions } from '../storage';
import { storageRefusal } from '../storage-refusal';
import { StorageUnusable } from '../storage-unusable';
import { identityOf, markCopy, refuseUnfinishedCopy, unmarkCopy } from './copy-mark';
import {
  addRows,
  batchesOf,
  COPIED_TABLES,
  countOf,
  lastNumberOf,
  type CopiedTable,
  rowsUnder,
  type Row,
} from './table-rows';

/** A storage: the embedded database of a folder, or PostgreSQL where there is an address. */
export type StoragePlace = Pick<StorageOptions, 'databaseUrl' | 'dataDir'>;

/** Progress of a copy: rows copied in this run, then rows compared. */
export type OnCopied = (rows: number, step: 'copied' | 'compared') => void;

export interface CopyOptions {
  readonly from: StoragePlace;
  readonly to: StoragePlace;
  readonly clock: Clock;
  readonly report: StorageOptions['report'];
  readonly onProgress?: OnCopied;
}

export interface StorageCopy {
  readonly from: string;
  readonly to: string;
  /** Rows of each table, all of them compared. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Copies everything to an empty database of either kind, encrypted under the same keys, and compares every row. After an
 * interruption it resumes. An unfinished copy cannot be opened.
 *
 * @throws StorageUnusable when it cannot copy, or when both differ in the end
 */
export async function copyStorage(options: CopyOptions): Promise<StorageCopy> {
  const { from, to, clock, report, onProgress = () => undefined } = options;
  const means = { clock, report };
  const opened: { close(): unknown }[] = [];
  const opens = async (place: StoragePlace, open: () => Promise<Database>): Promise<Database> => {
    const database = await open().catch((error: unknown) => Promise.reject(storageRefusal(error, place)));
    opened.push(database);
    return database;
  };
  try {
    const source = await opens(from, () => openDatabase({ ...from, ...means, role: 'tool' }));
    if (from.databaseUrl === undefined) opened.push({ close: takeServiceLock(from.dataDir, inUse(from.dataDir)) });
    await refuseUnfinishedCopy(source);
    const target = await opens(to, () => openTarget({ ...to, ...means }));
    const pair = { from: source, to: target };
    for (const database of [source, target]) await refuseWhileServed(database);
    await refuseNewer(pair);
    await markCopy(target, await identityOf(source), clock);
    await copyRows(pair, (rows) => onProgress(rows, 'copied'));
    const rows = await compareRows(pair, (count) => onProgress(count, 'compared'));
    for (const database of [source, target]) await refuseWhileServed(database);
    await refuseGrown(source, rows);
    await unmarkCopy(target);
    return { from: source.description, to: target.description, rows };
  } finally {
    for (const one of opened.reverse()) await one.close();
  }
}

/** Refuses a source with tables or columns that this program does not know. */
async function refuseNewer({ from, to }: Pair): Promise<void> {
  const [steps, known] = [await countOf(from, { name: MIGRATION_TABLE }), await countOf(to, { name: MIGRATION_TABLE })];
  if (steps === known) return;
  throw new StorageUnusable(`A newer version of this program made ${from.description}. Copy with that version.`);
}

async function copyRows({ from, to }: Pair, tell: (rows: number) => void): Promise<void> {
  let done = 0;
  await to.days?.make(await daysIn(from));
  for (const table of COPIED_TABLES) {
    for await (const rows of batchesOf(from, table, await lastNumberOf(to, table))) {
      await addRows(to, table, rows).catch(refuseOrphans);
      tell((done += rows.length));
    }
    if (table.key === 'seq' && to.traits.columnTypes.sequence === 'bigserial') await goOnCounting(to, table);
  }
}

/** PostgreSQL and SQLite, of a row whose quotation is not there. */
const ORPHAN = /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/;

/** Reports rows whose quotation was added after the quotations had been copied. */
function refuseOrphans(error: unknown): never {
  const { code } = (error ?? {}) as { code?: unknown };
  throw ORPHAN.test(String(code)) ? differs({ name: 'quotes' }) : error;
}

async function compareRows(pair: Pair, tell: (rows: number) => void): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let done = 0;
  for (const table of COPIED_TABLES) {
    counts[table.name] = await compareTable(pair, table, (rows) => tell((done += rows)));
  }
  return counts;
}

/** Refuses when another process has added rows to a table after its comparison. */
async function refuseGrown(source: Database, compared: Readonly<Record<string, number>>): Promise<void> {
  for (const table of COPIED_TABLES) {
    const rows = await countOf(source, table);
    if (rows === compared[table.name]) continue;
    throw new StorageUnusable(
      `${table.name} of ${source.description} had ${compared[table.name]} rows when it was compared, and now has ${rows}: somebody writes to it. Stop that, and copy to an empty database.`,
    );
  }
}

async function daysIn(source: Database): Promise<readonly number[]> {
  const days = sql<{ day: number }>`select distinct seq / ${sql.lit(NUMBERS_OF_A_DAY)} as day from quotes`;
  const { rows } = await source.read((db) => days.execute(db));
  return rows.map(({ day }) => day).filter((day) => day > 0);
}

/** Sets the sequence after the copied rows; that of quotations counts within a day. */
async function goOnCounting(to: Database, { name, key }: CopiedTable): Promise<void> {
  const counted = name === 'quotes' ? sql`${sql.ref(key)} % ${sql.lit(NUMBERS_OF_A_DAY)}` : sql.ref(key);
  const next = sql`(select coalesce(max(${counted}), 0) + 1 from ${sql.table(name)})`;
  await to.write((db) => sql`select setval(pg_get_serial_sequence(${name}, ${key}), ${next}, false)`.execute(db));
}

/** Opens the target as a service does. On PostgreSQL it connects again as a tool: the check for services ignores those. */
async function openTarget(target: Omit<DatabaseOptions, 'role'>): Promise<Database> {
  const made = await openDatabase({ ...target, role: 'service' });
  if (target.databaseUrl === undefined) return made;
  await made.close();
  return openDatabase({ ...target, role: 'tool' });
}

const inUse = (dataDir: string) =>
  `A service is using the data folder ${dataDir}. Stop it: what it writes would be missing.`;

/** Checks for connections of a service, 100 ms apart: PostgreSQL counts one that has just ended for a moment. */
const CHECKS = 20;

async function refuseWhileServed(database: Database): Promise<void> {
  if (database.traits.columnTypes.sequence !== 'bigserial') return;
  let count = await connectionsOfService(database);
  for (let check = 1; count > 0 && check < CHECKS; check++) {
    await database.read((db) => sql`select pg_sleep(0.1)`.execute(db));
    count = await connectionsOfService(database);
  }
  if (count === 0) return;
  throw new StorageUnusable(
    `Processes of the service have ${count} connections to ${database.description}. Stop them: what they write would be missing.`,
  );
}

async function connectionsOfService(database: Database): Promise<number> {
  const connections = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${SERVICE_APPLICATION}`;
  const [counted] = (await database.read((db) => connections.execute(db))).rows;
  return defined(counted, 'count of connections').count;
}

interface Pair {
  readonly from: Database;
  readonly to: Database;
}

/**
 * Compares every column of every row of a table, and returns the count of rows.
 *
 * @param tell receives the count of rows of each batch
 * @throws StorageUnusable where the tables differ
 */
async function compareTable({ from, to }: Pair, table: CopiedTable, tell: (rows: number) => void): Promise<number> {
  let count = 0;
  for await (const rows of batchesOf(from, table)) {
    const keys = rows.map((row) => row[table.key]);
    const copies = await rowsUnder(to, table, keys);
    for (const row of rows) if (!isSame(row, copies.get(row[table.key]))) throw differs(table);
    count += rows.length;
    tell(rows.length);
  }
  // The mark of the copy is in none but the database that is copied to.
  const marks = table.name === 'settings' ? 1 : 0;
  if ((await countOf(to, table)) !== count + marks) throw differs(table);
  return count;
}

function isSame(row: Row, copy: Row | undefined): boolean {
  if (!copy) return false;
  return Object.entries(row).every(([column, value]) => {
    const other = copy[column];
    return Buffer.isBuffer(value) ? Buffer.isBuffer(other) && value.equals(other) : value === other;
  });
}

/** Returns the refusal for a table with different rows in the two databases. */
const differs = ({ name }: Pick<CopiedTable, 'name'>): StorageUnusable =>
  new StorageUnusable(
    `The rows of ${name} are not the same in both: something was written while they were copied, or before the copy went on. ` +
      'Stop every process, empty the database that is copied to, and begin again.',
  );
