import type { Clock } from '@cotiza/kernel';

/** Failures in a row after which an endpoint gets nothing for a while. */
const FAILURES = 5;
/** The first rest, in milliseconds; each that ends in another failure is twice as long. */
const FIRST_REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;

/** How the endpoints have answered lately, so that one that does not keeps no attempts from the others. */
export interface EndpointHealth {
  /** Attempts that may be under way to an endpoint: none while it rests, one that tries after that. */
  attemptsAllowed(name: string): number;
  worked(name: string): void;
  /** @returns what is known of its trouble now */
  failed(name: string): Trouble;
}

export interface Trouble {
  /** Milliseconds from the first failure since it last worked to this one. */
  readonly lastingMs: number;
  /** Whether this failure is the one that begins the first rest. */
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
      // Attempts that began before the rest fail during it: they make it no longer.
      if (known.inRow >= FAILURES && now >= known.restUntil) {
        known.restUntil = now + known.nextRestMs;
        known.nextRestMs = Math.min(2 * known.nextRestMs, LONGEST_REST_MS);
      }
      return { lastingMs: now - known.since, restsFromNow: known.inRow === FAILURES };
    },
  };
}
