import { systemClock, type Clock } from '../time';

/**
 * The clock of the machine, which a test may move on, so that no deadline has to be waited for and none passes because the
 * machine is slow. It knows how many actions wait: one that is left over is a leaked timer.
 */
export interface CountingClock extends Clock {
  /** Moves time forward and runs, in order, every action that falls due on the way. */
  advance(byMs: number): void;
  pending(): number;
}

interface Waiting {
  readonly at: number;
  run(): void;
}

export function countingClock(): CountingClock {
  const clock = systemClock();
  const waiting = new Set<Waiting>();
  let movedMs = 0;
  const now = () => clock.now() + movedMs;
  return {
    now,
    today: () => clock.today(),
    after: (delayMs, action) => {
      const cancel = () => {
        waiting.delete(entry);
        stop();
      };
      const entry: Waiting = {
        at: now() + delayMs,
        run: () => {
          cancel();
          action();
        },
      };
      const stop = clock.after(delayMs, entry.run);
      waiting.add(entry);
      return cancel;
    },
    advance: (byMs) => {
      movedMs += byMs;
      const due = [...waiting].filter(({ at }) => at <= now()).sort((a, b) => a.at - b.at);
      for (const entry of due) if (waiting.has(entry)) entry.run();
    },
    pending: () => waiting.size,
  };
}
