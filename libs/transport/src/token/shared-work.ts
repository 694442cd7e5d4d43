import { onceAborted, unlessOver } from '@cotiza/kernel';
import { CallFailed } from '../call-failed.error';

interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Does work once for all simultaneous callers. A caller that gives up does not affect the others; when the last one does,
 * the work is aborted.
 */
export function sharedWork<T>(work: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let running: Running<T> | undefined;

  const start = (): Running<T> => {
    const controller = new AbortController();
    const started: Running<T> = { result: work(controller.signal), controller, waiting: 0 };
    const end = () => {
      if (running === started) running = undefined;
    };
    started.result.then(end, end);
    return started;
  };

  return async (signal) => {
    const joined = (running ??= start());
    joined.waiting += 1;
    try {
      return await unlessOver(joined.result, onceAborted(signal), stopped);
    } finally {
      joined.waiting -= 1;
      if (joined.waiting === 0) {
        if (running === joined) running = undefined;
        joined.controller.abort();
      }
    }
  };
}

const stopped = () => Promise.reject(new CallFailed('deadline', 'stopped while a token was asked for'));
