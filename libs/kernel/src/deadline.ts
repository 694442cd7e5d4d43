import type { Clock } from './clock';

/** Runs something that gives up when its signal says so, which it does after `limitMs`. */
export async function withDeadline<T>(
  clock: Clock,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancel = clock.after(limitMs, () => controller.abort());
  try {
    return await run(controller.signal);
  } finally {
    cancel();
  }
}
