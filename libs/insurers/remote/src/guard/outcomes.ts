import type { ConnectorOutcome, Unavailable, UnavailableCause } from '@cotiza/insurers-port';
import type { Sign } from '@cotiza/transport';

/** Makes the outcome of an answer that is missing or cannot be used. */
export function unavailable(cause: UnavailableCause, detail: string): Unavailable {
  return { kind: 'unavailable', cause, detail };
}

/** Outcomes of insurers that were not asked. The guards compare them by identity. */
export const BREAKER_OPEN = Object.freeze(unavailable('failure', 'not asked: it failed too often a moment ago'));
export const QUEUE_FULL = Object.freeze(unavailable('failure', 'not asked: too many questions at once'));
export const LIMIT_REACHED = Object.freeze(unavailable('limit', 'not asked: the limit of its bills is reached'));
export const BILLED_BEFORE = Object.freeze(unavailable('limit', 'not asked: it was billed for the same request'));

const signs = new WeakMap<ConnectorOutcome, Sign>([
  [BREAKER_OPEN, 'nothing'],
  [QUEUE_FULL, 'nothing'],
  [LIMIT_REACHED, 'nothing'],
  [BILLED_BEFORE, 'nothing'],
]);

/** Marks an outcome with its sign for the breaker, where that is not `gone`. */
export function withSign(sign: Sign, outcome: Unavailable): Unavailable {
  signs.set(outcome, sign);
  return outcome;
}

/** Returns the sign of an outcome for the breaker: `there` for an answer, otherwise its mark, or `gone` without one. */
export function signOf(outcome: ConnectorOutcome): Sign {
  return outcome.kind === 'unavailable' ? (signs.get(outcome) ?? 'gone') : 'there';
}

/** Returns true for the outcomes of an insurer that was not asked. */
export function wasNotAsked(outcome: ConnectorOutcome): boolean {
  return outcome === BREAKER_OPEN || outcome === QUEUE_FULL;
}
