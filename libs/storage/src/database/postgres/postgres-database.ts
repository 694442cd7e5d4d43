import { StorageUnavailable } from '@cotiza/quoting';
import { Kysely, sql, PostgresAdapter, PostgresDialect, PostgresIntrospector, type DatabaseIntrospector } from 'kysely';
import type { Database, DatabaseOptions } from '../database';
import { postgresTraits } from '../dialect-traits';
import { LOCK_SCHEMA, migrate, requireCurrent, type SchemaOf } from '../migrations/migrations';
import { quoteCommits } from '../quote-commits';
import { asRecordingFault, asSavingFault, QueryTimeout } from '../recording-fault';
import type { Schema } from '../schema';
import { dayPartitions } from './day-partitions';
import { commitFault, isConflict, isOfTheSurroundings, isStopped, tryAgain } from './postgres-faults';
import { isPooled, openPool, type PoolOptions } from './postgres-pool';
import { describeServer } from './postgres-refusals';

/**
 * Lists only the tables of the own schema to the migrator. Kysely reads every column of every schema, which fails when a table of
 * another schema, or a day, is dropped meanwhile.
 */
class OwnSchemaDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedByTransaction();
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchema(db);
  }
}

/**
 * Leaves the lock of the schema to the transactions. Kysely's is one of the session, which a pooler in transaction mode shares among
 * clients: it would keep none of them out, and never be given back.
 */
class LockedByTransaction extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class OwnSchema extends PostgresIntrospector {
  constructor(private readonly db: Kysely<unknown>) {
    super(db);
  }

  override async getTables() {
    const tables = sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`;
    const { rows } = await tables.execute(this.db);
    return rows.map((row) => ({ ...row, isView: false, isForeignTable: false, columns: [] }));
  }
}

/** Longest time for a statement, in milliseconds, on a locked table or a silent server. A tool has no limit. */
const TIMEOUT_MS = { service: 10_000, tool: 0 };
/** Longest time for a step that changes the tables. */
const STEP_TIMEOUT_MS = { service: 30_000, tool: 0 };

const MOST_ATTEMPTS = 3;
/** Attempts of a migration step: ten seconds, when each waits in vain. */
const MOST_MIGRATIONS = 20;

/**
 * Opens a PostgreSQL database.
 *
 * @throws StorageUnusable, or an error of the driver
 */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { role, statementTimeoutMs: timeoutMs = TIMEOUT_MS[role] } = options;
  const description = describeServer(url);
  const pool = { ...options, isPooled: await isPooled(url, options) };
  const preparing = connected(url, { ...pool, first: LOCK_SCHEMA }, STEP_TIMEOUT_MS[role]);
  try {
    await prepareSchema(preparing, options);
  } finally {
    await preparing.destroy();
  }
  return databaseOn(connected(url, pool, timeoutMs), description, pool);
}

const connected = (url: string, options: PoolOptions, timeoutMs: number): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new OwnSchemaDialect({ pool: openPool(url, timeoutMs, options) }) });

/** SQLSTATE of a table without a schema (invalid_schema_name). */
const NO_SCHEMA = '3F000';

/** Migrates, one process at a time. Fails where the search_path leads to no schema, instead of using tables of another one. */
async function prepareSchema(db: Kysely<Schema>, { role, clock }: DatabaseOptions): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const schemaName = rows[0]?.name;
  if (!schemaName) throw Object.assign(new Error('no schema of the search_path exists'), { code: NO_SCHEMA });
  const target: SchemaOf = { db, columnTypes: postgresTraits.columnTypes, schemaName, now: clock.now() };
  // A step that would keep others waiting gives way.
  await (role === 'service' ? tryAgain(MOST_MIGRATIONS, () => migrate(target)) : requireCurrent(target));
}

function databaseOn(db: Kysely<Schema>, description: string, { isPooled }: PoolOptions): Database {
  const guarded = <T>(work: Promise<T>, asFault = asRecordingFault): Promise<T> =>
    work.catch((error: unknown) => {
      throw isStopped(error) ? new QueryTimeout(error) : asFault(error, isOfTheSurroundings(error));
    });
  const commits = quoteCommits({
    inTransaction: (work) => inTransaction(db, work),
    failsWholeGroup: isOfTheSurroundings,
  });
  const days = dayPartitions(db);
  return {
    description,
    traits: postgresTraits,
    days: {
      make: (coming) => guarded(days.make(coming)),
      drop: (...terms) => guarded(days.drop(...terms)),
    },
    // Through a pooler only a transaction has a limit.
    read: (work) => guarded(isPooled ? inTransaction(db, work) : work(db)),
    write: (work) => guarded(inTransaction(db, work)),
    save: (rows) => guarded(commits.save(rows), asSavingFault),
    checkRoom: () =>
      commits.isStuck() ? Promise.reject(new StorageUnavailable('a commit is stuck')) : Promise.resolve(),
    close: async () => {
      await commits.idle();
      await db.destroy();
    },
  };
}

async function inTransaction<T>(db: Kysely<Schema>, work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let isDone = false;
    try {
      return await db.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        isDone = true;
        return result;
      });
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw isDone ? commitFault(error) : error;
    }
  }
}
