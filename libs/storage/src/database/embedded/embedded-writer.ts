import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { commitGroups } from '../commit-groups';
import { commitFault, isOfTheSurroundings, sqliteCode } from './sqlite-faults';
import type { WriterConnection } from './libsql-connection';

/** Longest wait for another program that writes, in milliseconds, before calls reject. */
const TIMEOUT_MS = 5000;
const RETRY_EVERY_MS = 10;

const BEGIN = CompiledQuery.raw('begin immediate');

/** Work in a transaction. It may be done again when another member of its group fails. */
type EmbeddedJob<T = unknown> = () => Promise<T>;

/** Does jobs one after the other, many in one transaction. */
export function embeddedWriter(connection: WriterConnection) {
  /** Some failures have rolled the transaction back already. */
  const rollBack = async () => {
    if (connection.isInTransaction) await connection.exec('rollback');
  };
  const groups = commitGroups<EmbeddedJob, unknown>({
    failsWholeGroup: isOfTheSurroundings,
    commit: async (jobs) => {
      // A transaction is still open where its own rollback failed.
      await rollBack();
      await beginWhenFree(connection);
      try {
        const results: unknown[] = [];
        for (const job of jobs) results.push(await job());
        await connection.exec('commit').catch((error: unknown) => {
          throw commitFault(error);
        });
        return results;
      } catch (error) {
        await rollBack().catch(() => undefined);
        throw error;
      }
    },
  });
  return {
    /** Resolves once what the job wrote is on the disk. */
    submit: <T>(job: EmbeddedJob<T>) => groups.submit(job) as Promise<T>,
    /** Resolves when nothing is under way or waiting. */
    idle: () => groups.idle(),
  };
}

/** Only one program writes at a time. Waiting happens here, where it holds up no other work of this process. */
async function beginWhenFree(connection: WriterConnection): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_EVERY_MS) {
    try {
      await connection.executeQuery(BEGIN);
      return;
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_BUSY' || waitedMs >= TIMEOUT_MS) throw error;
      await pause(RETRY_EVERY_MS);
    }
  }
}
