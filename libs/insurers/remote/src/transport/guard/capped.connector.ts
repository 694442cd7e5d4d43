import type { InsurerConnector } from '@cotiza/insurers-port';
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
  return {
    manifest,
    quote: async (request, context) => {
      try {
        return await policy.execute(async () => {
          count(1);
          try {
            return await connector.quote(request, context);
          } finally {
            count(-1);
          }
        }, context.signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return QUEUE_FULL;
        // What is asked never rejects: the policy itself did, because the deadline passed in the queue.
        return unavailable('deadline', 'no turn came in time');
      }
    },
  };
}
