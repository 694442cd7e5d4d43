import { dayInSpain, type Clock } from './clock';

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
