import { defined } from '@cotiza/kernel';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';

export interface CopiedTable {
  readonly name: keyof Schema;
  readonly key: string;
}

/** Every table, each after the tables that it refers to. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: 'data_keys', key: 'key_id' },
  { name: 'settings', key: 'name' },
  { name: 'guarantee_lists', key: 'hash' },
  { name: 'quotes', key: 'seq' },
  { name: 'quote_subjects', key: 'quote' },
  { name: 'late_answers', key: 'seq' },
  { name: 'quote_revisions', key: 'quote' },
  { name: 'outbox', key: 'seq' },
  { name: 'idempotency_keys', key: 'key_hash' },
  { name: 'quote_drafts', key: 'seq' },
  { name: 'resume_codes', key: 'name' },
  { name: 'audit', key: 'seq' },
];

export type Row = Readonly<Record<string, unknown>>;

/** Rows read, and written in one transaction: some milliseconds. */
const BATCH = 200;

/** All rows of a table in the order of their keys, some at a time. @param after key of the last that is left out */
export async function* batchesOf(database: Database, { name, key }: CopiedTable, after?: unknown) {
  for (let last = after; ;) {
    const from = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const page = sql<Row>`select * from ${sql.table(name)} ${from} order by ${sql.ref(key)} limit ${BATCH}`;
    const { rows } = await database.read((db) => page.execute(db));
    if (rows.length === 0) return;
    yield rows;
    last = defined(rows.at(-1), 'row of the batch')[key];
  }
}

export async function rowsUnder(database: Database, { name, key }: CopiedTable, keys: readonly unknown[]) {
  const found = sql<Row>`select * from ${sql.table(name)} where ${sql.ref(key)} in (${sql.join(keys)})`;
  const { rows } = await database.read((db) => found.execute(db));
  return new Map(rows.map((row) => [row[key], row]));
}

/** Writes rows in one transaction. Those that are there stay as they are. */
export async function addRows(database: Database, { name }: CopiedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(defined(rows[0], 'row to add'));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const insertion = sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}
    on conflict do nothing`;
  await database.write((db) => insertion.execute(db));
}

export async function countOf(database: Database, { name }: { readonly name: string }): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`;
  const { rows } = await database.read((db) => counted.execute(db));
  return defined(rows[0], 'count of rows').count;
}

/** Returns the greatest number of a row; undefined where there is none, or where rows have no numbers that grow. */
export async function lastNumberOf(database: Database, { name, key }: CopiedTable): Promise<number | undefined> {
  if (key !== 'seq' && key !== 'quote') return undefined;
  const greatest = sql<{ last: number | null }>`select max(${sql.ref(key)}) as last from ${sql.table(name)}`;
  const { rows } = await database.read((db) => greatest.execute(db));
  return defined(rows[0], 'greatest number').last ?? undefined;
}
