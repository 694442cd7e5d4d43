import type { Clock } from '@cotiza/kernel';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After the start, so that processes that are started again and again do not purge instead of serving. */
const FIRST_PURGE_MS = 60_000;

/** Something that is kept for so many days. */
export interface Retained {
  readonly days: number;
  /** Removes what is older than an instant, in milliseconds since the epoch. */
  purge(before: number): Promise<unknown>;
}

/**
 * Purges only whole days of UTC, as quotations are divided on PostgreSQL: purged to the hour, nearly all rows of a day would be
 * deleted one by one before it could be dropped.
 */
export const untilDayIsOver = ({ days, purge }: Retained): Retained => ({
  days,
  purge: (before) => purge(before - (before % DAY_MS)),
});

/**
 * Purges every hour what is older than it may be kept.
 *
 * @param report called when one fails: the others go on, and the next hour tries again
 * @returns how to stop
 */
export function keepRetention(
  retained: readonly Retained[],
  clock: Clock,
  report: (error: unknown) => void,
): () => void {
  let cancel: () => void;
  const purgeAfter = (delayMs: number) => {
    cancel = clock.after(delayMs, () => {
      for (const { days, purge } of retained) purge(clock.now() - days * DAY_MS).catch(report);
      purgeAfter(HOUR_MS);
    });
  };
  purgeAfter(FIRST_PURGE_MS);
  return () => cancel();
}
