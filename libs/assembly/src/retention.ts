import type { Clock } from '@cotiza/kernel';
import type { Privacy } from '@cotiza/storage';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After the start, so that processes that are started again and again do not purge instead of serving. */
const FIRST_PURGE_MS = 60_000;

/**
 * Purges every hour what is older than it may be kept.
 *
 * @param report told when it fails: the next hour tries again
 * @returns how to stop
 */
export function keepRetention(
  privacy: Pick<Privacy, 'purge'>,
  retentionDays: number,
  clock: Clock,
  report: (error: unknown) => void,
): () => void {
  let cancel: () => void;
  const purgeAfter = (delayMs: number) => {
    cancel = clock.after(delayMs, () => {
      privacy.purge(clock.now() - retentionDays * DAY_MS).catch(report);
      purgeAfter(HOUR_MS);
    });
  };
  purgeAfter(FIRST_PURGE_MS);
  return () => cancel();
}
