import {
  aroundEachAsk,
  type Ask,
  type AskContext,
  type InsurerConnector,
  type ConnectorOutcome,
} from '@cotiza/insurers-port';
import type { InsurerMetrics } from './observers';
import { QUEUE_FULL, unavailable } from './outcomes';

export interface Cap {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
}

/**
 * Wraps a connector that never throws and limits its simultaneous questions. A few more wait in a queue, in order and within
 * their deadline; for the rest it is unavailable at once, so that a slow insurer does not fill the process with waiting
 * questions.
 */
export function capped(connector: InsurerConnector, cap: Cap, metrics: InsurerMetrics): InsurerConnector {
  const { manifest } = connector;
  const queue = new Set<() => void>();
  let active = 0;
  const count = (change: 1 | -1) => metrics.inFlight(manifest.id, (active += change));
  const ended = (outcome: ConnectorOutcome): ConnectorOutcome => {
    count(-1);
    const [next] = queue;
    next?.();
    return outcome;
  };
  const begin = <R>(ask: Ask<R>, request: R, context: AskContext) => {
    count(1);
    return Promise.resolve(ask(request, context)).then(ended);
  };
  return aroundEachAsk(connector, (ask) => (request, context) => {
    if (active < cap.maxConcurrent) return begin(ask, request, context);
    if (queue.size >= cap.maxQueued) return QUEUE_FULL;
    const { signal } = context;
    return new Promise((resolve) => {
      const leave = () => {
        queue.delete(turn);
        signal.removeEventListener('abort', giveUp);
      };
      const turn = () => {
        leave();
        resolve(begin(ask, request, context));
      };
      const giveUp = () => {
        leave();
        resolve(unavailable('deadline', 'no turn came in time'));
      };
      queue.add(turn);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
    });
  });
}
