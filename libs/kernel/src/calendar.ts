/** A calendar day written `YYYY-MM-DD`. Such texts compare in time order, so `<` and `>` are date comparisons. */
export type CalendarDay = string;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ZERO = 48;

/** Returns true for a day that exists in the Gregorian calendar, written `YYYY-MM-DD`; years 0001 to 9999. */
export function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const lastDay = month === 2 && isLeapYear(year) ? 29 : DAYS_IN_MONTH[month - 1];
  return lastDay !== undefined && day <= lastDay;
}

/** The digits of `text` from `start` to `end` as a number, or -1 if one of them is not a digit. */
function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The year of a day. */
export function yearOf(day: CalendarDay): number {
  return digits(day, 0, 4);
}

/**
 * Whole years from one day to another, as ages and seniority are counted: 29 February completes a year on 28 February of a
 * common year, the last day of its month (Código Civil, art. 5.1). Negative when `to` is earlier.
 */
export function wholeYearsBetween(from: CalendarDay, to: CalendarDay): number {
  const years = yearOf(to) - yearOf(from);
  return to.slice(5) < anniversaryIn(yearOf(to), from) ? years - 1 : years;
}

/** Returns the month and day on which a day has its anniversary in a year. */
function anniversaryIn(year: number, day: CalendarDay): string {
  const monthAndDay = day.slice(5);
  return monthAndDay === '02-29' && !isLeapYear(year) ? '02-28' : monthAndDay;
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
