import { setMaxListeners } from 'node:events';
import { aroundEachAsk, type InsurerConnector, type Unavailable } from '@cotiza/insurers-port';
import { Deadline, type Clock } from '@cotiza/kernel';
import { unavailable, withSign } from './outcomes';

/**
 * An insurer that is late after less than this share of its own deadline, and less than this time, may well be there. Both:
 * where the operator gives all insurers a shorter deadline than one has by itself, that one must not hang for ever unnoticed.
 */
const FAIR_SHARE = 0.5;
const FAIR_MS = 1_000;

/**
 * The same connector, which answers within the shorter of its own deadline and what the question has left. When time is
 * up, or whoever asked gives up, the work under way is told to stop.
 *
 * @param deadlineMs milliseconds that the insurer is given, the time in the queue included
 */
export function timed(connector: InsurerConnector, deadlineMs: number, clock: Clock): InsurerConnector {
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const limitMs = Math.min(deadlineMs, context.deadlineMs);
    const startedAt = clock.now();
    const late = (): Unavailable => {
      const spentMs = clock.now() - startedAt;
      const outcome = unavailable('deadline', `no answer within ${Math.max(spentMs, 0)} ms`);
      return spentMs < Math.min(deadlineMs * FAIR_SHARE, FAIR_MS) ? withSign('nothing', outcome) : outcome;
    };
    if (limitMs <= 0 || context.signal.aborted) return late();
    // A question has one signal for all insurers: more than ten that listen are no leak.
    setMaxListeners(0, context.signal);
    const deadline = new Deadline(limitMs, clock, context.signal);
    const { signal, deadlineMs: leftMs } = deadline;
    return deadline.orLate(Promise.resolve(ask(request, { signal, deadlineMs: leftMs, trace: context.trace })), late);
  });
}
