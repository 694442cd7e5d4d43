import type { InsurerOutcome, Unavailable, UnavailableCause } from '@cotiza/insurers-port';

/** No answer that can be used. */
export function unavailable(cause: UnavailableCause, detail: string): Unavailable {
  return { kind: 'unavailable', cause, detail };
}

/** Why an insurer was not asked. Always these same objects, so that the guards know them by sight. */
export const BREAKER_OPEN = Object.freeze(unavailable('failure', 'not asked: it failed too often a moment ago'));
export const QUEUE_FULL = Object.freeze(unavailable('failure', 'not asked: too many questions at once'));

/**
 * What an outcome shows of the insurer. `there`: it answered, be it with an objection to this one request or with what makes
 * no sense. `gone`: it should have answered and did not. `nothing`: it had no part in how the question ended.
 */
export type Sign = 'there' | 'gone' | 'nothing';

const signs = new WeakMap<InsurerOutcome, Sign>([
  [BREAKER_OPEN, 'nothing'],
  [QUEUE_FULL, 'nothing'],
]);

/** Marks an outcome that shows something else of the insurer than that it is gone. */
export function showing(sign: Sign, outcome: Unavailable): Unavailable {
  signs.set(outcome, sign);
  return outcome;
}

/** What an outcome shows: of one without an answer that nobody has marked, that the insurer is gone. */
export function signOf(outcome: InsurerOutcome): Sign {
  return outcome.kind === 'unavailable' ? (signs.get(outcome) ?? 'gone') : 'there';
}

/** Whether the insurer was not asked at all. */
export function wasNotAsked(outcome: InsurerOutcome): boolean {
  return outcome === BREAKER_OPEN || outcome === QUEUE_FULL;
}
