import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const SAMPLE_MS = 500;
const NS_PER_MS = 1e6;

let histogram: IntervalHistogram | undefined;
let sampledAt = 0;
/** The least delay of each of the last two samples. */
let lastMs: readonly [before: number, now: number] = [0, 0];

/** Returns the least delay of the event loop over the last two samples of half a second or more: one long task is no overload. */
export function eventLoopDelayMs(): number {
  const now = performance.now();
  if (histogram === undefined) {
    histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    histogram.enable();
    sampledAt = now;
  }
  // Without a tick since the last sample nothing new is known.
  if (now - sampledAt >= SAMPLE_MS && histogram.count > 0) {
    // The histogram counts from tick to tick, the time between them included.
    lastMs = [lastMs[1], Math.max(0, histogram.min / NS_PER_MS - RESOLUTION_MS)];
    histogram.reset();
    sampledAt = now;
  }
  return Math.min(...lastMs);
}
