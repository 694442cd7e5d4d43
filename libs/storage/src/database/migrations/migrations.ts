import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { StorageUnusable } from '../../storage-unusable';
import type { ColumnTypes } from '../dialect-traits';
import type { Schema } from '../schema';
import { initialTables } from './initial.migration';
import { indexesOfDays } from './indexes-of-days.migration';
import { lateAnswersTable } from './late-answers.migration';
import { partitionsByDayMigration } from './partitions-by-day.migration';
import { quoteDraftsTable } from './quote-drafts.migration';
import { quoteRevisionsTable } from './quote-revisions.migration';
import { resumeCodesTable } from './resume-codes.migration';

const running = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Returns a step that adds columns, by their types, to a table. Neither database rewrites its rows for them. */
const addColumns = (table: string, columns: Readonly<Record<string, string>>): Migration =>
  running(Object.entries(columns).map(([name, type]) => `alter table ${table} add column ${name} ${type}`));

/** Finds due webhooks without a scan of thousands of e-mails. */
const WEBHOOKS_DUE = `create index outbox_webhooks_state_due_at on outbox (state, due_at) where kind = 'webhook'`;

/** The setting with the oldest step that a program has to know to run on these tables. */
const OLDEST_COMPATIBLE = 'oldest-compatible-schema';

/**
 * Refuses programs that do not know a step, once it is applied. A step that removes or changes what they use comes after it; additions
 * need nothing.
 */
const refuseBefore = (step: string): Migration => ({
  async up(db: Kysely<Schema>) {
    const value = { value: step, changed_at: 0 };
    await db
      .insertInto('settings')
      .values({ name: OLDEST_COMPATIBLE, ...value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(value))
      .execute();
  },
});

/** Every step of the schema by name. Names sort in the order in which they were added, and none is ever changed. */
const migrationsFor = (types: ColumnTypes, now = 0): Record<string, Migration> => ({
  '0001-initial': running(initialTables(types)),
  '0002-link-uses': addColumns('quotes', { link_uses: `${types.integer} not null default 0` }),
  '0003-audit-actor': addColumns('audit', { actor: 'text' }),
  '0004-message-trace': addColumns('outbox', { trace: 'text' }),
  '0005-chosen-offer': addColumns('quotes', {
    chosen_offer: types.integer,
    choices: `${types.integer} not null default 0`,
  }),
  '0006-webhooks-due': running([WEBHOOKS_DUE]),
  '0007-partitions-by-day': partitionsByDayMigration(types, now),
  '0008-oldest-compatible': refuseBefore('0007-partitions-by-day'),
  '0009-indexes-of-days': running(indexesOfDays(types)),
  '0010-quote-drafts': running(quoteDraftsTable(types)),
  '0011-late-answers': running(lateAnswersTable(types)),
  '0012-data-links': addColumns('quotes', { data_link_hash: 'text', data_link_at: types.integer }),
  '0013-quote-revisions': running(quoteRevisionsTable(types)),
  '0014-resume-codes': running(resumeCodesTable(types)),
});

/** Advice to a tool that finds no tables. */
export const START_FIRST = 'Start the service once: it makes the tables.';

export const MIGRATION_TABLE = 'cotiza_migrations';
const MIGRATION_LOCK_TABLE = `${MIGRATION_TABLE}_lock`;
/** Locks, until the end of a transaction, the one row of that table: one process at a time changes the schema. */
export const LOCK_SCHEMA = `select id from ${MIGRATION_LOCK_TABLE} for update`;

export interface SchemaOf {
  readonly db: Kysely<Schema>;
  readonly columnTypes: ColumnTypes;
  /** The schema of PostgreSQL that holds the tables, where there are schemas. */
  readonly schemaName?: string;
  /** Milliseconds since the epoch, where tables are divided by day. */
  readonly now?: number;
}

/**
 * Brings the tables up to date, each step in a transaction of its own: one that has to be begun again takes none of those before
 * back. Tables of a newer program that this one may use stay as they are.
 *
 * @throws StorageUnusable when a newer program has made tables that this one cannot use
 */
export async function migrate(target: SchemaOf): Promise<void> {
  if (await isNewer(target, await appliedMigrations(target))) return;
  const migrator = migratorOf(target);
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw error as Error;
    if (results.length === 0) return;
  }
}

/** @throws StorageUnusable when this program cannot use the tables */
export async function requireCurrent(target: SchemaOf): Promise<void> {
  const applied = await appliedMigrations(target);
  if (await isNewer(target, applied)) return;
  const missing = Object.keys(migrationsFor(target.columnTypes)).filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new StorageUnusable(
      applied.length === 0
        ? `The database is empty. ${START_FIRST}`
        : `The tables of the database are older than this program (${missing.join(', ')} is missing). ` +
            'Start the service of this version once: it brings them up to date.',
    );
  }
}

/**
 * Returns true for tables of a newer program that this one may use.
 *
 * @throws StorageUnusable for those that it may not use
 */
async function isNewer({ db, columnTypes }: SchemaOf, applied: readonly string[]): Promise<boolean> {
  const known = migrationsFor(columnTypes);
  const unknown = applied.filter((name) => !(name in known));
  if (unknown.length === 0) return false;
  const setting = db.selectFrom('settings').select('value').where('name', '=', OLDEST_COMPATIBLE);
  const oldest = (await setting.executeTakeFirst())?.value;
  if (oldest !== undefined && oldest in known) return true;
  throw new StorageUnusable(
    `The tables of the database were made by a newer version of this program (${unknown.join(', ')}). ` +
      'Start that version or the one before it, or restore a backup that this one made.',
  );
}

async function appliedMigrations({ db, schemaName }: SchemaOf): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const exists = tables.some(({ name, schema }) => name === MIGRATION_TABLE && (!schemaName || schema === schemaName));
  if (!exists) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

const migratorOf = ({ db, columnTypes, schemaName, now }: SchemaOf) =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsFor(columnTypes, now)) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
    migrationTableSchema: schemaName,
  });
