import type { CalendarDay } from './calendar';
import { keepNewest } from './keep-newest';

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
