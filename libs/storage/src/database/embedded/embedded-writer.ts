import { setTimeout as pause } from 'node:timers/promises';
import { commitGroups } from '../commit-groups';
import { commitFault, isOfTheSurroundings, sqliteCode } from './sqlite-faults';
import type { WriterConnection, WriterStatement } from './writer-connection';

/** How long another program may write before those who wait are told to try again, in milliseconds. */
const TIMEOUT_MS = 5000;
const RETRY_EVERY_MS = 10;

/** Work in a transaction. It may be done again when another member of its group fails. */
export type EmbeddedJob<T = unknown> = () => T | Promise<T>;

/** Does jobs one after the other, many in one transaction. */
export interface EmbeddedWriter {
  /** Resolves once what the job wrote is on the disk. */
  submit<T>(job: EmbeddedJob<T>): Promise<T>;
  /** Resolves when nothing is under way or waiting. */
  idle(): Promise<void>;
}

export interface EmbeddedWriterOptions {
  /** Told after each commit. */
  readonly committed?: () => void;
}

export async function embeddedWriter(
  connection: WriterConnection,
  { committed }: EmbeddedWriterOptions = {},
): Promise<EmbeddedWriter> {
  const begin = await connection.prepare('begin immediate');

  let isBroken = false;
  /** Some failures have rolled the transaction back already. */
  const undo = async (): Promise<void> => {
    if (connection.isInTransaction) await connection.exec('rollback');
    isBroken = false;
  };

  const transaction = async (jobs: readonly EmbeddedJob[]): Promise<readonly unknown[]> => {
    if (isBroken) await undo();
    await beginWhenFree(begin);
    try {
      const results: unknown[] = [];
      for (const job of jobs) {
        const result = job();
        results.push(result instanceof Promise ? await result : result);
      }
      await connection.exec('commit').catch((error: unknown) => {
        throw commitFault(error);
      });
      committed?.();
      return results;
    } catch (error) {
      isBroken = true;
      await undo().catch(() => undefined);
      throw error;
    }
  };

  const groups = commitGroups<EmbeddedJob, unknown>({
    strikesAll: isOfTheSurroundings,
    commit: transaction,
  });
  return {
    submit: <T>(job: EmbeddedJob<T>) => groups.submit(job) as Promise<T>,
    idle: () => groups.idle(),
  };
}

/** Only one program writes at a time. Waiting happens here, where it holds nobody else up. */
async function beginWhenFree(begin: WriterStatement): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_EVERY_MS) {
    try {
      begin.run([]);
      return;
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_BUSY' || waitedMs >= TIMEOUT_MS) throw error;
      await pause(RETRY_EVERY_MS);
    }
  }
}
