import type { Clock } from './time';
import { Deadline } from './deadline';

/** Resolves after a while, or as soon as the signal is aborted, if there is one. */
export function pause(clock: Clock, forMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => void new Deadline(forMs, clock, signal).onceOver(resolve));
}
