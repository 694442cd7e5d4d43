import type { Clock } from '@cotiza/kernel';

/** Consecutive failures after which an endpoint is paused. */
const FAILURES = 5;
/** The first pause, in milliseconds; each further failure doubles it. */
const FIRST_REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;

/** Tracks the failures of endpoints, so that a failing one does not take attempts from the others. */
export interface EndpointHealth {
  /** Returns the allowed number of simultaneous attempts: none during a pause, one after it. */
  attemptsAllowed(name: string): number;
  worked(name: string): void;
  /** @returns the present state of its failures */
  failed(name: string): Trouble;
}

export interface Trouble {
  /** Milliseconds between the first of these failures and the latest. */
  readonly lastingMs: number;
  /** True when this failure begins the first pause. */
  readonly restsFromNow: boolean;
}

interface Failing {
  readonly since: number;
  inRow: number;
  restUntil: number;
  nextRestMs: number;
}

export function endpointHealth(clock: Clock): EndpointHealth {
  const failing = new Map<string, Failing>();
  return {
    attemptsAllowed: (name) => {
      const known = failing.get(name);
      if (known === undefined || known.inRow < FAILURES) return Infinity;
      return clock.now() < known.restUntil ? 0 : 1;
    },
    worked: (name) => void failing.delete(name),
    failed: (name) => {
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
