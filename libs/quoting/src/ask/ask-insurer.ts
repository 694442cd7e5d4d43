import type {
  AskContext,
  Asker,
  Company,
  ConnectorOutcome,
  EstimateRequest,
  InsurerConnector,
  InsurerOutcome,
  InsurerRequest,
  Unavailable,
  InsurerManifest,
} from '@cotiza/insurers-port';
import type { Deadline, Span } from '@cotiza/kernel';
import { screenConnectorOutcome } from './screen-outcome';

export type Question =
  | ({ readonly way: 'quote'; readonly request: InsurerRequest; readonly asker?: Asker } & Pick<
      AskContext,
      'mayAsk' | 'answers'
    >)
  | { readonly way: 'estimate'; readonly request: EstimateRequest; readonly asker?: Asker };

const CANNOT_ESTIMATE: Unavailable = { kind: 'unavailable', cause: 'failure', detail: 'the insurer does not estimate' };

/**
 * Asks one insurer. The outcome is its answer, if it comes in time and is one, or why there is none; an insurer that answers at
 * once has its outcome at once.
 */
export function askInsurer(
  connector: InsurerConnector,
  question: Question,
  deadline: Deadline,
  asking: Pick<Span, 'trace'>,
): ConnectorOutcome | Promise<ConnectorOutcome> {
  const { deadlineMs } = deadline;
  const late = (): Unavailable => ({
    kind: 'unavailable',
    cause: 'deadline',
    detail: `no answer within ${Math.max(deadlineMs, 0)} ms`,
  });
  if (deadlineMs <= 0) return late();
  const mayAsk = mayAskIn(question, connector.manifest);
  const screen = (outcome: ConnectorOutcome) => screenConnectorOutcome(outcome, mayAsk);
  try {
    // Signal and trace are made where an insurer reads them: those that answer at once do not.
    const context = {
      ...question.asker,
      ...(mayAsk && { mayAsk }),
      ...('answers' in question && { answers: question.answers }),
      deadlineMs,
      get signal() {
        return deadline.signal;
      },
      get trace() {
        return asking.trace;
      },
    };
    const outcome = callConnector(question, connector, context);
    if (!(outcome instanceof Promise)) return screen(outcome);
    return deadline.orLate(outcome.then(screen).catch(failure), late);
  } catch (error) {
    return failure(error);
  }
}

/** An aggregator would have to ask all of its companies again for the answers to one. */
const mayAskIn = (question: Question, { companies }: InsurerManifest): boolean =>
  question.way === 'quote' && question.mayAsk === true && companies === undefined;

function callConnector(question: Question, connector: InsurerConnector, context: AskContext) {
  if (question.way === 'quote') return connector.quote(question.request, context);
  return connector.estimate ? connector.estimate(question.request, context) : CANNOT_ESTIMATE;
}

/** Only the kind of error is kept: its message may quote the request. */
function failure(error: unknown): Unavailable {
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unavailable', cause: 'failure', detail: `the connector threw ${name}` };
}

export interface InsurerAnswer {
  readonly insurer: InsurerManifest;
  readonly outcome: InsurerOutcome;
  /** Milliseconds from the question to the answer, or to the deadline; absent where it has not answered yet. */
  readonly ms?: number;
}

/** Returns the answer of an insurer, or that of each company of an aggregator: what happens to it happens to all of them. */
export function answersOf(asked: InsurerManifest, outcome: ConnectorOutcome, ms?: number): readonly InsurerAnswer[] {
  if (outcome.kind === 'companies') {
    return outcome.answers.map(({ company, outcome: own }) => ({
      insurer: companyOf(asked, company),
      outcome: own,
      ms,
    }));
  }
  if (!asked.companies) return [{ insurer: asked, outcome, ms }];
  return asked.companies.map((company) => ({ insurer: companyOf(asked, company), outcome, ms }));
}

const companyOf = ({ companies: _companies, ...asked }: InsurerManifest, { id, name }: Company): InsurerManifest => ({
  ...asked,
  id: `${asked.id}-${id}`,
  name,
  aggregator: asked.id,
});
