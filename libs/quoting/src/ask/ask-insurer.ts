import type { InsurerConnector, InsurerOutcome, InsurerRequest, Unavailable } from '@cotiza/insurers-port';
import type { InsurerAnswer } from './insurer-answer';
import type { QuestionDeadline } from './question-deadline';
import { screenOutcome } from './screen-outcome';

/**
 * Asks one insurer and always gets an outcome: what it answers in time and in order, or why there is nothing to show. An
 * insurer that answers at once costs no promise and no timer.
 */
export function askInsurer(
  connector: InsurerConnector,
  request: InsurerRequest,
  deadline: QuestionDeadline,
): InsurerAnswer | Promise<InsurerAnswer> {
  const insurer = connector.manifest;
  if (deadline.deadlineMs <= 0) return { insurer, outcome: late(deadline.deadlineMs) };
  try {
    const outcome = connector.quote(request, deadline);
    if (!(outcome instanceof Promise)) return { insurer, outcome: screenOutcome(outcome) };
    return withinDeadline(outcome, deadline).then((settled) => ({ insurer, outcome: settled }));
  } catch (error) {
    return { insurer, outcome: failure(error) };
  }
}

function withinDeadline(answer: Promise<InsurerOutcome>, deadline: QuestionDeadline): Promise<InsurerOutcome> {
  return new Promise((resolve) => {
    const cancel = deadline.onceOver(() => resolve(late(deadline.deadlineMs)));
    const settle = (outcome: InsurerOutcome) => {
      cancel();
      resolve(outcome);
    };
    answer.then(screenOutcome).then(settle, (error: unknown) => settle(failure(error)));
  });
}

function late(deadlineMs: number): Unavailable {
  return { kind: 'unavailable', cause: 'deadline', detail: `no answer within ${Math.max(deadlineMs, 0)} ms` };
}

/** Only the kind of error is kept: its message may quote the request. */
function failure(error: unknown): Unavailable {
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unavailable', cause: 'failure', detail: `the connector threw ${name}` };
}
