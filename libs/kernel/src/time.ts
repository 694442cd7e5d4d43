import { keepNewest } from './remembered';

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

/** Where time comes from. Injected everywhere, so that tests state the time instead of waiting for it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The calendar day in peninsular Spain (Europe/Madrid), by which every date rule is judged. */
  today(): CalendarDay;
  /** Calls `action` once after `delayMs`; the function returned cancels it. */
  after(delayMs: number, action: () => void): () => void;
}

const MADRID = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Days begin at a whole hour of UTC, in summer and in winter. */
const HOUR_MS = 3_600_000;

/** Hours that are remembered: today, and the days that a quotation names. */
const HOURS = 24;
const days = new Map<number, CalendarDay>();

/** The day in Europe/Madrid at an instant in milliseconds since the Unix epoch. `Intl` is asked once for an hour: it is slow. */
export function dayInSpain(epochMs: number): CalendarDay {
  const hour = Math.floor(epochMs / HOUR_MS);
  const known = days.get(hour);
  if (known !== undefined) return known;
  const day = MADRID.format(epochMs);
  days.set(hour, day);
  keepNewest(days, HOURS);
  return day;
}

/** The clock of the machine. */
export const systemClock = (): Clock => ({
  now: () => Date.now(),
  today: () => dayInSpain(Date.now()),
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
});

/** A clock for tests: its time changes only by `advance`. */
export interface ManualClock extends Clock {
  /** Moves time forward and runs, in order, every action that falls due on the way. */
  advance(byMs: number): void;
  /** The number of waiting actions: a test that ends with some has leaked a timer. */
  pending(): number;
}

/** @param start an ISO 8601 instant, such as `2026-11-21T09:00:00Z` */
export function manualClock(start: string): ManualClock {
  let now = Date.parse(start);
  const waiting = new Set<{ at: number; action: () => void }>();
  return {
    now: () => now,
    today: () => dayInSpain(now),
    after: (delayMs, action) => {
      const entry = { at: now + delayMs, action };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    advance: (byMs) => {
      const end = now + byMs;
      for (;;) {
        const due = [...waiting].filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        waiting.delete(due);
        now = due.at;
        due.action();
      }
      now = end;
    },
    pending: () => waiting.size,
  };
}
