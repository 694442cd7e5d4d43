import type { AskContext, InsurerConnector, InsurerOutcome, InsurerRequest, Unavailable } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { InsurerAnswer } from './insurer-answer';
import { screenOutcome } from './screen-outcome';

/** An abort signal made only for those who look at it: most embedded insurers never do. */
class Asking implements AskContext {
  private controller?: AbortController;

  constructor(readonly deadlineMs: number) {}

  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    return this.controller.signal;
  }

  abort(): void {
    this.controller ??= new AbortController();
    this.controller.abort();
  }
}

/**
 * Asks one insurer and always gets an outcome: what it answers in time and in order, or why there is nothing to show. An
 * insurer that answers at once costs no promise and no timer.
 */
export function askInsurer(
  connector: InsurerConnector,
  request: InsurerRequest,
  deadlineMs: number,
  clock: Clock,
): InsurerAnswer | Promise<InsurerAnswer> {
  const insurer = connector.manifest;
  if (deadlineMs <= 0) return { insurer, outcome: late(deadlineMs) };
  const asking = new Asking(deadlineMs);
  try {
    const outcome = connector.quote(request, asking);
    if (!(outcome instanceof Promise)) return { insurer, outcome: screenOutcome(outcome) };
    return withinDeadline(outcome, asking, clock).then((settled) => ({ insurer, outcome: settled }));
  } catch (error) {
    return { insurer, outcome: failure(error) };
  }
}

function withinDeadline(answer: Promise<InsurerOutcome>, asking: Asking, clock: Clock): Promise<InsurerOutcome> {
  return new Promise((resolve) => {
    const cancel = clock.after(asking.deadlineMs, () => {
      resolve(late(asking.deadlineMs));
      asking.abort();
    });
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
