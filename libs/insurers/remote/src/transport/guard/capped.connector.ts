import type { InsurerConnector, InsurerOutcome, Unavailable } from '@cotiza/insurers-port';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { TransportMetrics } from '../transport-metrics';
import { QUEUE_FULL, unavailable } from './outcomes';

export interface Cap {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
}

/**
 * The same connector, asked by so many at once and no more. A few wait for their turn, within their deadline; to the rest
 * it is unavailable at once, so that a slow insurer does not fill the process with waiting.
 */
export function capped(connector: InsurerConnector, cap: Cap, metrics: TransportMetrics): InsurerConnector {
  const policy = bulkhead(cap.maxConcurrent, cap.maxQueued);
  const { manifest } = connector;
  let active = 0;
  const count = (change: 1 | -1) => metrics.inFlight(manifest.id, (active += change));
  const ended = (outcome: InsurerOutcome): InsurerOutcome => {
    count(-1);
    return outcome;
  };
  return {
    manifest,
    quote: (request, context) => {
      const ask = () => {
        count(1);
        return Promise.resolve(connector.quote(request, context)).then(ended);
      };
      return policy.execute(ask, context.signal).catch(notAsked);
    },
  };
}

/** What is asked never rejects: the policy itself did, because the queue is full or the deadline passed in it. */
function notAsked(error: unknown): Unavailable {
  return error instanceof BulkheadRejectedError ? QUEUE_FULL : unavailable('deadline', 'no turn came in time');
}
