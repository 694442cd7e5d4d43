export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of a quotation on PostgreSQL is its day times this, plus a sequence that cycles below it: a safe integer for the next
 * two thousand years. Smaller numbers have no day: they are older than the partitions, or copied from an embedded database.
 */
export const NUMBERS_OF_A_DAY = 10_000_000_000;

/** Days made in advance; a service that is down longer keeps quotations in the default partition. */
const DAYS_AHEAD = 3;

/** The day of an instant, in days since the epoch: days of UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Today and the days after it. @param now milliseconds since the epoch */
export const comingDays = (now: number): number[] =>
  Array.from({ length: 1 + DAYS_AHEAD }, (_, ahead) => dayOf(now) + ahead);

/** Returns the day as in names of tables: `2026_11_21`. */
export const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_');

/** The day that a name ends with; undefined where it ends with none. */
export function dayNamed(name: string): number | undefined {
  const [, year, month, day] = /_(\d{4})_(\d\d)_(\d\d)$/.exec(name) ?? [];
  return year === undefined ? undefined : dayOf(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}
