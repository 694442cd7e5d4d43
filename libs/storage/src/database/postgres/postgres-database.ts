import { Kysely, PostgresDialect, sql } from 'kysely';
import { commitGroups } from '../commit-groups';
import type { Database } from '../database';
import { postgresTraits } from '../dialect-traits';
import { migrate, requireCurrent } from '../migrations/migrations';
import type { QuoteRows } from '../quote-rows';
import { asRecordingFault } from '../recording-fault';
import type { Schema } from '../schema';
import { isOfTheSurroundings } from './postgres-faults';
import { openPool } from './postgres-pool';
import { saveGroup } from './save-group';
import { describeServer, refusePostgres } from './postgres-refusals';

export interface PostgresOptions {
  readonly url: string;
  readonly role: 'service' | 'tool';
  readonly report: (event: string, error: unknown) => void;
}

/**
 * The database behind an address.
 *
 * @throws StorageUnusable
 */
export async function openPostgres({ url, role, report }: PostgresOptions): Promise<Database> {
  const description = describeServer(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, report) }) });
  try {
    await prepareSchema(db, role);
  } catch (error) {
    await db.destroy();
    throw refusePostgres(error, description);
  }
  return databaseOn(db, description);
}

/** Kysely lets one process after the other migrate. */
async function prepareSchema(db: Kysely<Schema>, role: PostgresOptions['role']): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const target = { db, columnTypes: postgresTraits.columnTypes, schemaName: rows[0]?.name ?? undefined };
  await (role === 'service' ? migrate(target) : requireCurrent(target));
}

function databaseOn(db: Kysely<Schema>, description: string): Database {
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asRecordingFault(error, isOfTheSurroundings(error));
    });
  const inTransaction = <T>(work: (transaction: Kysely<Schema>) => Promise<T>) => db.transaction().execute(work);
  const groups = commitGroups<QuoteRows, void>({
    strikesAll: isOfTheSurroundings,
    commit: async (group) => {
      // One statement is a transaction of its own; one that may have to be taken back is not.
      if (group.some(({ claim }) => claim)) await inTransaction((transaction) => saveGroup(transaction, group));
      else await saveGroup(db, group);
      return group.map(() => undefined);
    },
  });
  return {
    description,
    traits: postgresTraits,
    read: (work) => guarded(work(db)),
    write: (work) => guarded(inTransaction(work)),
    save: (rows) => guarded(groups.submit(rows)),
    ping: () => guarded(sql`select 1`.execute(db)).then(() => undefined),
    close: async () => {
      await groups.idle();
      await db.destroy();
    },
  };
}
