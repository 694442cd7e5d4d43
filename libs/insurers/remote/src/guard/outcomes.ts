import type { InsurerOutcome, Unavailable, UnavailableCause } from '@cotiza/insurers-port';
import type { Sign } from '@cotiza/transport';

/** No answer that can be used. */
export function unavailable(cause: UnavailableCause, detail: string): Unavailable {
  return { kind: 'unavailable', cause, detail };
}

/** Why an insurer was not asked. Always these same two objects: the guards compare with them. */
export const BREAKER_OPEN = Object.freeze(unavailable('failure', 'not asked: it failed too often a moment ago'));
export const QUEUE_FULL = Object.freeze(unavailable('failure', 'not asked: too many questions at once'));

const signs = new WeakMap<InsurerOutcome, Sign>([
  [BREAKER_OPEN, 'nothing'],
  [QUEUE_FULL, 'nothing'],
]);

/** The outcome, marked with what it says of the insurer where that is not that it is gone. */
export function withSign(sign: Sign, outcome: Unavailable): Unavailable {
  signs.set(outcome, sign);
  return outcome;
}

/** What an outcome says of the insurer: that it is there if it answered, that it is gone if not, unless it was marked otherwise. */
export function signOf(outcome: InsurerOutcome): Sign {
  return outcome.kind === 'unavailable' ? (signs.get(outcome) ?? 'gone') : 'there';
}

/** Whether the insurer was not asked at all. */
export function wasNotAsked(outcome: InsurerOutcome): boolean {
  return outcome === BREAKER_OPEN || outcome === QUEUE_FULL;
}
