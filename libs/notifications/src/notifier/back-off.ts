const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const FIRST_MS = 10 * SECOND_MS;
const LONGEST_MS = 6 * HOUR_MS;

/** After this long a message is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/**
 * Attempts that a message gets however old it is: one that the operator replays after days, or that waited for a notifier,
 * is not given up at the first hitch.
 */
export const FEWEST_ATTEMPTS = 5;

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time, at most 6 hours, the later half of
 * it drawn by lot so that what failed together does not come back together. The first wait is 5 to 10 seconds.
 *
 * @param attempts how many have failed before this one
 * @param random 0 to 1, 1 excluded
 */
export function backOffMs(attempts: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 30));
  return Math.round(longest / 2 + (longest / 2) * random);
}

/**
 * When a message is tried next; null when it is given up. The last attempt falls on the day it is given up.
 *
 * @param askedMs how long the receiver asked to wait, at most the longest wait is kept to
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
