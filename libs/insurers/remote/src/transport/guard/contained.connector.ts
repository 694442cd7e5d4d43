import type { AskContext, InsurerConnector, Unavailable } from '@cotiza/insurers-port';
import { CallFailed } from '../call-failed.error';
import { errorName } from '../error-names';
import { showing, unavailable } from './outcomes';

/** The same connector, of which everything that goes wrong is an outcome: it never throws and never rejects. */
export function contained(connector: InsurerConnector): InsurerConnector {
  return {
    manifest: connector.manifest,
    quote: (request, context) => {
      const failed = (error: unknown) => outcomeOf(error, context);
      try {
        return Promise.resolve(connector.quote(request, context)).catch(failed);
      } catch (error) {
        return failed(error);
      }
    },
  };
}

/** Of an error that no connector should throw only the kind is kept: its message may quote the request. */
function outcomeOf(error: unknown, { signal }: AskContext): Unavailable {
  if (error instanceof CallFailed) {
    const outcome = unavailable(error.because, error.detail);
    return error.blameless ? showing('there', outcome) : outcome;
  }
  if (signal.aborted) return unavailable('deadline', 'stopped while it was asked');
  return showing('nothing', unavailable('failure', `the connector threw ${errorName(error)}`));
}
