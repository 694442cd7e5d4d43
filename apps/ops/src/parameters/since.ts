import { defined, isCalendarDay, type Clock } from '@cotiza/kernel';
import { InvalidArgumentError, Option } from 'commander';

const HOUR_MS = 3_600_000;
const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: HOUR_MS, d: 24 * HOUR_MS, w: 7 * 24 * HOUR_MS };

const DURATION = /^([0-9]{1,6})([mhdw])$/;

/** A day, or an instant of it; local without an offset. */
const DATE =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,3})?)?(?:Z|[+-][0-9]{2}:[0-9]{2})?)?$/;

export const SINCE_FORMS =
  'a date (2026-11-21), an instant (2026-11-21T09:30) or a time back from now (90m, 24h, 7d, 2w)';

/**
 * Parses the start of a period.
 *
 * @returns milliseconds since the epoch
 */
export const since = (now: () => number) => (text: string) => {
  const instant = backFrom(now(), text) ?? instantOf(text);
  if (instant === undefined || Number.isNaN(instant)) throw new InvalidArgumentError(`It must be ${SINCE_FORMS}.`);
  return instant;
};

export const sinceOption = (what: string, clock: Pick<Clock, 'now'>): Option =>
  new Option('--since <when>', `${what}: ${SINCE_FORMS}`).argParser(since(() => clock.now()));

function backFrom(now: number, text: string): number | undefined {
  const [, count, unit = ''] = DURATION.exec(text) ?? [];
  return count === undefined ? undefined : now - Number(count) * defined(UNITS_MS[unit], 'unit of that letter');
}

function instantOf(text: string): number | undefined {
  const [, day, time = 'T00:00'] = DATE.exec(text) ?? [];
  // Date.parse reads the 31st of a month with 30 days as the 1st of the next.
  return day !== undefined && isCalendarDay(day) ? Date.parse(day + time) : undefined;
}
