/** Length of a day of UTC, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of a quotation on PostgreSQL is its day times this, plus one of a sequence that begins again below it. Any day of the next
 * two thousand years stays a safe integer. Numbers below this are of no day: of before there were days, or of an embedded database.
 */
export const NUMBERS_OF_A_DAY = 10_000_000_000;

/** Days that are made ready before they come: so long may nobody have come to make any. */
const DAYS_AHEAD = 3;

/** The day of an instant, in days since the epoch: days of UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Today and the days after it. @param now milliseconds since the epoch */
export const comingDays = (now: number): number[] =>
  Array.from({ length: 1 + DAYS_AHEAD }, (_, ahead) => dayOf(now) + ahead);

/** As it is written in names of tables: `2026_11_21`. */
export const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_');

/** The day that a name ends with; undefined where it ends with none. */
export function dayNamed(name: string): number | undefined {
  const [, year, month, day] = /_(\d{4})_(\d\d)_(\d\d)$/.exec(name) ?? [];
  return year === undefined ? undefined : dayOf(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}
