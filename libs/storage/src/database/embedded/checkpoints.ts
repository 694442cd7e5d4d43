import type { WriterConnection } from './writer-connection';

/** Between one checkpoint and the next, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Pages of the log at which the connection that writes makes a checkpoint itself, and all who write wait for it: 40 MB. It is
 * for when writing never pauses long enough for those made beside it.
 */
export const PAGES_AT_MOST = 10_000;

/** Copies what the log holds into the database file while others go on writing. */
export interface Checkpoints {
  /** Says that there is something new in the log. */
  committed(): void;
  /** Waits for the one under way. */
  close(): Promise<void>;
}

/**
 * Checkpoints on a connection of their own: made by the connection that writes, each would hold up whoever commits then, and wait
 * for the disk several times.
 *
 * @param connection for nothing else; closed with the checkpoints
 * @param now milliseconds of a clock that never goes back
 */
export async function checkpoints(
  connection: WriterConnection,
  now: () => number = () => performance.now(),
): Promise<Checkpoints> {
  await connection.exec('pragma busy_timeout = 0');
  let underWay: Promise<void> | undefined;
  let endedAt = now();
  const make = async (): Promise<void> => {
    // One that fails is made up for by the next: the log has everything.
    await connection.exec('pragma wal_checkpoint(passive)').catch(() => undefined);
    endedAt = now();
    underWay = undefined;
  };
  return {
    committed: () => {
      if (!underWay && now() - endedAt >= PAUSE_MS) underWay = make();
    },
    close: async () => {
      await underWay;
      connection.close();
    },
  };
}
