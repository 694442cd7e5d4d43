import type { AskContext, InsurerConnector, Unavailable } from '@cotiza/insurers-port';
import { CallFailed } from '../call-failed.error';
import { errorName } from '../error-names';
import { unavailable, withoutBlame } from './outcomes';

/** The same connector, of which everything that goes wrong is an outcome: it never throws and never rejects. */
export function contained(connector: InsurerConnector): InsurerConnector {
  return {
    manifest: connector.manifest,
    quote: async (request, context) => {
      try {
        return await connector.quote(request, context);
      } catch (error) {
        return outcomeOf(error, context);
      }
    },
  };
}

/** Of an error that no connector should throw only the kind is kept: its message may quote the request. */
function outcomeOf(error: unknown, { signal }: AskContext): Unavailable {
  if (error instanceof CallFailed) {
    const outcome = unavailable(error.because, error.detail);
    return error.blameless ? withoutBlame(outcome) : outcome;
  }
  if (signal.aborted) return unavailable('deadline', 'stopped while it was asked');
  return withoutBlame(unavailable('failure', `the connector threw ${errorName(error)}`));
}
