import type { Clock } from '@cotiza/kernel';

/** Consecutive failures after which an endpoint is paused. */
const FAILURES = 5;
/** The first pause, in milliseconds; each further failure doubles it. */
const FIRST_REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;

interface Failing {
  readonly since: number;
  inRow: number;
  restUntil: number;
  nextRestMs: number;
}

/** Tracks the failures of endpoints, so that a failing one does not take attempts from the others. */
export function endpointHealth(clock: Clock) {
  const failing = new Map<string, Failing>();
  return {
    /** Returns the allowed number of simultaneous attempts: none during a pause, one after it. */
    attemptsAllowed: (name: string) => {
      const known = failing.get(name);
      if (known === undefined || known.inRow < FAILURES) return Infinity;
      return clock.now() < known.restUntil ? 0 : 1;
    },
    worked: (name: string) => void failing.delete(name),
    /**
     * Returns for how many milliseconds an endpoint has failed, from the first of these failures to the latest, and whether
     * this failure begins the first pause.
     */
    failed: (name: string) => {
      const now = clock.now();
      const known = failing.get(name) ?? { since: now, inRow: 0, restUntil: now, nextRestMs: FIRST_REST_MS };
      failing.set(name, known);
      known.inRow += 1;
      // Attempts that began before the pause may fail during it; they do not extend it.
      if (known.inRow >= FAILURES && now >= known.restUntil) {
        known.restUntil = now + known.nextRestMs;
        known.nextRestMs = Math.min(2 * known.nextRestMs, LONGEST_REST_MS);
      }
      return { lastingMs: now - known.since, restsFromNow: known.inRow === FAILURES };
    },
  };
}
