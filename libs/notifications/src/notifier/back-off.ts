const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const FIRST_MS = 10 * SECOND_MS;
const LONGEST_MS = 6 * HOUR_MS;

/** The age at which a message is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/**
 * The fewest attempts at any age: a message that the operator replays after days, or that waited for a notifier, is not given
 * up at its first failure.
 */
export const FEWEST_ATTEMPTS = 5;

/**
 * Returns the wait before the next attempt, in milliseconds: doubled each time up to 6 hours, with a
 * random second half, so that messages that failed together are not retried together. The first wait is 5 to 10 seconds.
 *
 * @param attempts the number of failures before this one
 * @param random 0 to 1, 1 excluded
 */
export function backOffMs(attempts: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 30));
  return Math.round(longest / 2 + (longest / 2) * random);
}

/**
 * Returns the time of the next attempt; null when the message is given up. The last attempt is on the day it is given up.
 *
 * @param askedMs the wait that the receiver asked for, applied up to the longest wait
 */
export function nextAttemptAt(
  message: { readonly createdAt: number; readonly attempts: number },
  nowMs: number,
  random: number,
  askedMs = 0,
): number | null {
  const end = message.createdAt + GIVE_UP_AFTER_MS;
  const wait = Math.max(backOffMs(message.attempts, random), Math.min(askedMs, LONGEST_MS));
  if (nowMs < end) return Math.min(nowMs + wait, end);
  return message.attempts + 1 >= FEWEST_ATTEMPTS ? null : nowMs + wait;
}
