import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;

/** How late the event loop comes to what it has to do. */
export interface LoopDelay {
  /** The least delay since this was last asked, in milliseconds: what stands still for a moment is not late throughout. */
  leastMs(): number;
  stop(): void;
}

export function loopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    leastMs: () => {
      // It counts from one tick of its own to the next, and knows nothing before the first.
      const least = histogram.count === 0 ? 0 : histogram.min / NS_PER_MS - RESOLUTION_MS;
      histogram.reset();
      return Math.max(0, least);
    },
    stop: () => void histogram.disable(),
  };
}
