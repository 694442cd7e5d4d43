import type { BreakerState } from '@cotiza/transport';

/** Metrics of insurers. It is called during each question, so it must be fast. */
export interface InsurerMetrics {
  breaker(insurer: string, state: BreakerState): void;
  /** @param count questions in progress */
  inFlight(insurer: string, count: number): void;
  /** Counts a price whose parts did not add up and are not shown. */
  breakdownLeftOut(insurer: string): void;
}

/** Records nothing. */
export const NO_METRICS: InsurerMetrics = {
  breaker: () => undefined,
  inFlight: () => undefined,
  breakdownLeftOut: () => undefined,
};
