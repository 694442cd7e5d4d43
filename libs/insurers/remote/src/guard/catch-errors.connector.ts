import {
  aroundEachAsk,
  type AskContext,
  type InsurerConnector,
  type ConnectorOutcome,
  type Unavailable,
} from '@cotiza/insurers-port';
import { CallFailed, errorName } from '@cotiza/transport';
import { withSign, unavailable } from './outcomes';

/** Wraps a connector so that every error becomes an outcome: it never throws and never rejects. */
export function catchErrors(connector: InsurerConnector): InsurerConnector {
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const failed = (error: unknown) => outcomeOf(error, context);
    try {
      return Promise.resolve(ask(request, context)).then(certainly, failed);
    } catch (error) {
      return failed(error);
    }
  });
}

const KINDS = new Set<unknown>(['offers', 'declined', 'unavailable', 'companies']);

/** Replaces an outcome without a kind, which would break metrics. */
function certainly(outcome: ConnectorOutcome | null | undefined): ConnectorOutcome {
  if (outcome && KINDS.has(outcome.kind)) return outcome;
  return withSign('nothing', unavailable('invalid-answer', 'the connector gave no outcome'));
}

/** Keeps only the kind of an unexpected error: its message may quote the request. */
function outcomeOf(error: unknown, { signal }: AskContext): Unavailable {
  if (error instanceof CallFailed) {
    const outcome = unavailable(error.because, error.detail);
    return error.blameless ? withSign('there', outcome) : outcome;
  }
  if (signal.aborted) return unavailable('deadline', 'stopped while it was asked');
  return withSign('nothing', unavailable('failure', `the connector threw ${errorName(error)}`));
}
