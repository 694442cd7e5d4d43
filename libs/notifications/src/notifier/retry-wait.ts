/** The longest wait for a failing outbox, in milliseconds; the first is 1 to 2 seconds, doubled each time. */
const LONGEST_MS = 60_000;

/** The wait before the next try of an operation that fails repeatedly. */
export interface RetryWait {
  isTried(): boolean;
  failed(): void;
  worked(): void;
  /** The wait before the next try, in milliseconds. */
  waitMs(): number;
}

/**
 * @param restMs the wait while nothing fails, in milliseconds
 * @param random 0 to 1, 1 excluded
 */
export function retryWaitOf(restMs: number, random: () => number): RetryWait {
  let failures = 0;
  return {
    isTried: () => failures > 0,
    failed: () => {
      failures += 1;
    },
    worked: () => {
      failures = 0;
    },
    waitMs: () => {
      if (failures === 0) return restMs;
      const longest = Math.min(LONGEST_MS, restMs * 2 ** failures);
      return longest / 2 + (longest / 2) * random();
    },
  };
}
