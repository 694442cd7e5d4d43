import type { InsurerOutcome, Unavailable, UnavailableCause } from '@cotiza/insurers-port';

/** No answer that can be used. */
export function unavailable(cause: UnavailableCause, detail: string): Unavailable {
  return { kind: 'unavailable', cause, detail };
}

/** Why an insurer was not asked. Always these same objects, so that the guards know them by sight. */
export const BREAKER_OPEN = Object.freeze(unavailable('failure', 'not asked: it failed too often a moment ago'));
export const QUEUE_FULL = Object.freeze(unavailable('failure', 'not asked: too many questions at once'));

const blameless = new WeakSet<InsurerOutcome>([BREAKER_OPEN, QUEUE_FULL]);

/** Marks an outcome that says nothing against the insurer, so that the circuit breaker leaves it out of its count. */
export function withoutBlame(outcome: Unavailable): Unavailable {
  blameless.add(outcome);
  return outcome;
}

/** Whether an outcome shows that the insurer is not there. */
export function isToBlame(outcome: InsurerOutcome): boolean {
  return outcome.kind === 'unavailable' && !blameless.has(outcome);
}

/** Whether the insurer was not asked at all. */
export function wasNotAsked(outcome: InsurerOutcome): boolean {
  return outcome === BREAKER_OPEN || outcome === QUEUE_FULL;
}
