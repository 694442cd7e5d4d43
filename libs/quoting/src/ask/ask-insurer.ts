import type {
  AskContext,
  EstimateRequest,
  InsurerConnector,
  InsurerOutcome,
  InsurerRequest,
  Unavailable,
} from '@cotiza/insurers-port';
import type { Deadline, Span, Trace } from '@cotiza/kernel';
import type { InsurerAnswer } from './insurer-answer';
import { screenOutcome } from './screen-outcome';

/** What an insurer is asked, and for what. */
export type Question =
  | { readonly way: 'quote'; readonly request: InsurerRequest }
  | { readonly way: 'estimate'; readonly request: EstimateRequest };

const CANNOT_ESTIMATE: Unavailable = { kind: 'unavailable', cause: 'failure', detail: 'the insurer does not estimate' };

/** The time that an insurer has, and what it is asked for. */
export interface Surroundings {
  readonly deadline: Deadline;
  readonly span: Pick<Span, 'trace'>;
}

/** The same as a connector sees it: what it does not look at is not made. */
class Asked implements AskContext {
  readonly deadlineMs: number;

  constructor(private readonly around: Surroundings) {
    this.deadlineMs = around.deadline.deadlineMs;
  }

  get signal(): AbortSignal {
    return this.around.deadline.signal;
  }

  get trace(): Trace {
    return this.around.span.trace;
  }
}

/**
 * Asks one insurer and always gets an outcome: what it answers in time and in order, or why there is nothing to show. An
 * insurer that answers at once costs no promise and no timer.
 */
export function askInsurer(
  connector: InsurerConnector,
  question: Question,
  around: Surroundings,
): InsurerAnswer | Promise<InsurerAnswer> {
  const insurer = connector.manifest;
  const { deadline } = around;
  if (deadline.deadlineMs <= 0) return { insurer, outcome: late(deadline.deadlineMs) };
  try {
    const outcome = put(question, connector, new Asked(around));
    if (!(outcome instanceof Promise)) return { insurer, outcome: screenOutcome(outcome) };
    return withinDeadline(outcome, deadline).then((settled) => ({ insurer, outcome: settled }));
  } catch (error) {
    return { insurer, outcome: failure(error) };
  }
}

function put(question: Question, connector: InsurerConnector, asked: Asked) {
  if (question.way === 'quote') return connector.quote(question.request, asked);
  return connector.estimate ? connector.estimate(question.request, asked) : CANNOT_ESTIMATE;
}

function withinDeadline(answer: Promise<InsurerOutcome>, deadline: Deadline): Promise<InsurerOutcome> {
  return deadline.orLate(answer.then(screenOutcome).catch(failure), () => late(deadline.deadlineMs));
}

function late(deadlineMs: number): Unavailable {
  return { kind: 'unavailable', cause: 'deadline', detail: `no answer within ${Math.max(deadlineMs, 0)} ms` };
}

/** Only the kind of error is kept: its message may quote the request. */
function failure(error: unknown): Unavailable {
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unavailable', cause: 'failure', detail: `the connector threw ${name}` };
}
