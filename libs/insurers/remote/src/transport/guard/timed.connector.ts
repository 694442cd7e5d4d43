import { setMaxListeners } from 'node:events';
import type { AskContext, InsurerConnector, InsurerOutcome, Unavailable } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import { showing, unavailable } from './outcomes';

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
  return {
    manifest: connector.manifest,
    quote: (request, context) => {
      const limitMs = Math.min(deadlineMs, context.deadlineMs);
      const startedAt = clock.now();
      const late = (): Unavailable => {
        const spentMs = clock.now() - startedAt;
        const outcome = unavailable('deadline', `no answer within ${Math.max(spentMs, 0)} ms`);
        return spentMs < Math.min(deadlineMs * FAIR_SHARE, FAIR_MS) ? showing('nothing', outcome) : outcome;
      };
      if (limitMs <= 0 || context.signal.aborted) return late();
      return race((within) => connector.quote(request, within), { limitMs, clock, outer: context.signal, late });
    },
  };
}

interface Race {
  readonly limitMs: number;
  readonly clock: Clock;
  readonly outer: AbortSignal;
  readonly late: () => Unavailable;
}

type Ask = (context: AskContext) => InsurerOutcome | Promise<InsurerOutcome>;

function race(ask: Ask, { limitMs, clock, outer, late }: Race): Promise<InsurerOutcome> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = () => {
      end();
      resolve(late());
      controller.abort();
    };
    const cancel = clock.after(limitMs, stop);
    const end = () => {
      cancel();
      outer.removeEventListener('abort', stop);
    };
    // A question has one signal for all insurers: more than ten that listen are no leak.
    setMaxListeners(0, outer);
    outer.addEventListener('abort', stop);
    Promise.resolve(ask({ signal: controller.signal, deadlineMs: limitMs })).then(
      (outcome) => {
        end();
        resolve(outcome);
      },
      (error: unknown) => {
        end();
        reject(error as Error);
      },
    );
  });
}
