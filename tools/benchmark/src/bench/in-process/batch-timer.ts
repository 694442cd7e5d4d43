import { median } from '@cotiza/tools-kit';

/** How long to warm up and to measure. */
export interface BatchPlan {
  readonly warmUpMs: number;
  readonly batches: number;
  readonly batchMs: number;
}

/** Results go here, so that the engine cannot leave out a call whose result nobody uses. */
let sink: unknown;

export const lastResult = (): unknown => sink;

/**
 * Microseconds that one call takes: the median of several batches, once the code is warm.
 *
 * @param call takes the number of the call, so that it may change its input from one to the next
 */
export function microsPerCall(call: (count: number) => unknown, plan: BatchPlan): number {
  const callsPerMs = callsWithin(call, plan.warmUpMs) / plan.warmUpMs;
  const calls = Math.max(1, Math.round(callsPerMs * plan.batchMs));
  return median(Array.from({ length: plan.batches }, () => batchMicros(call, calls)));
}

function callsWithin(call: (count: number) => unknown, ms: number): number {
  const until = performance.now() + ms;
  let count = 0;
  while (performance.now() < until) sink = call(count++);
  return count;
}

function batchMicros(call: (count: number) => unknown, calls: number): number {
  const startedAt = performance.now();
  for (let count = 0; count < calls; count++) sink = call(count);
  return ((performance.now() - startedAt) * 1000) / calls;
}
