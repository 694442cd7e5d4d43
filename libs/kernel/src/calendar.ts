/** A calendar day written `YYYY-MM-DD`. Such texts compare in time order, so `<` and `>` are date comparisons. */
export type CalendarDay = string;

const WRITTEN_DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Returns true for a day that exists in the Gregorian calendar, written `YYYY-MM-DD`; years 0001 to 9999. */
export function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || !WRITTEN_DAY.test(text)) return false;
  const [month, date] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(month, yearOf(text));
}

const daysIn = (month: number, year: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/**
 * Whole years from one day to another, as ages and seniority are counted: 29 February completes a year on 28 February of a
 * common year, the last day of its month (Código Civil, art. 5.1). Negative when `to` is earlier.
 */
export function wholeYearsBetween(from: CalendarDay, to: CalendarDay): number {
  const years = yearOf(to) - yearOf(from);
  return to.slice(5) < anniversaryIn(yearOf(to), from) ? years - 1 : years;
}

function anniversaryIn(year: number, day: CalendarDay): string {
  const monthAndDay = day.slice(5);
  return monthAndDay === '02-29' && !isLeapYear(year) ? '02-28' : monthAndDay;
}

/** The day `count` whole years after `day` (before, when negative). */
export function addYears(day: CalendarDay, count: number): CalendarDay {
  const year = yearOf(day) + count;
  return `${String(year).padStart(4, '0')}-${anniversaryIn(year, day)}`;
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
