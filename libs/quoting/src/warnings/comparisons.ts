import { wholeYearsBetween, yearOf, type CalendarDay } from '@cotiza/kernel';

/** Returns whether one is more or later than the other; false where either is not known. */
export function isAbove<T extends number | CalendarDay>(one: T | undefined, other: T | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}

/** Returns whole years; undefined where either day is not known. */
export function yearsFrom(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  return from === undefined || to === undefined ? undefined : wholeYearsBetween(from, to);
}

/** Returns years begun: a licence of two years and a day is in its third year, and may be insured for that year too. */
export function startedYearsFrom(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return -wholeYearsBetween(to, from);
}

/** Returns the day so many years later, only to compare with: 29 February stays 29 February in any year. */
export function yearsLater(day: CalendarDay, years: number): CalendarDay {
  return `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;
}
