import { setMaxListeners } from 'node:events';
import { aroundEachAsk, type InsurerConnector, type Unavailable } from '@cotiza/insurers-port';
import { Deadline, type Clock } from '@cotiza/kernel';
import { unavailable, withSign } from './outcomes';

/** An insurer that is stopped before this share of its own deadline is over may only be slow, which is no failure. */
const FAIR_SHARE = 0.75;

/**
 * Wraps a connector so that it answers within the shorter of its own deadline and the time left for the question. When the time
 * is up, or the caller aborts, the work in progress is aborted.
 *
 * @param deadlineMs milliseconds for the insurer, including the time in the queue
 */
export function timed(connector: InsurerConnector, deadlineMs: number, clock: Clock): InsurerConnector {
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const limitMs = Math.min(deadlineMs, context.deadlineMs);
    const startedAt = clock.now();
    const late = (): Unavailable => {
      const spentMs = clock.now() - startedAt;
      const outcome = unavailable('deadline', `no answer within ${Math.max(spentMs, 0)} ms`);
      return spentMs < deadlineMs * FAIR_SHARE ? withSign('nothing', outcome) : outcome;
    };
    if (limitMs <= 0 || context.signal.aborted) return late();
    // All insurers of a question listen to one signal: more than ten listeners are no leak.
    setMaxListeners(0, context.signal);
    const deadline = new Deadline(limitMs, clock, context.signal);
    const { signal, deadlineMs: leftMs } = deadline;
    return deadline.orLate(Promise.resolve(ask(request, { ...context, signal, deadlineMs: leftMs })), late);
  });
}
