import type { ConnectorOutcome, Unavailable, UnavailableCause } from '@cotiza/insurers-port';

/** Makes the outcome of an answer that is missing or cannot be used. */
export function unavailable(cause: UnavailableCause, detail: string): Unavailable {
  return { kind: 'unavailable', cause, detail };
}

/** Outcomes of insurers that were not asked. */
export const BREAKER_OPEN = Object.freeze(unavailable('failure', 'not asked: it failed too often a moment ago'));
export const QUEUE_FULL = Object.freeze(unavailable('failure', 'not asked: too many questions at once'));
export const LIMIT_REACHED = Object.freeze(unavailable('limit', 'not asked: the limit of its bills is reached'));
export const BILLED_BEFORE = Object.freeze(unavailable('limit', 'not asked: it was billed for the same request'));

/** Returns true for the outcomes of an insurer that was not asked. */
export function wasNotAsked(outcome: ConnectorOutcome): boolean {
  return outcome === BREAKER_OPEN || outcome === QUEUE_FULL;
}
