import type { Clock } from './clock';

/** Resolves after a while, or as soon as the signal is aborted, if there is one. */
export function pause(clock: Clock, forMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(forMs, end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
