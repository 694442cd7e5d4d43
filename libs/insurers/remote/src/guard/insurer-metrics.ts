import type { BreakerState } from '@cotiza/transport';

/** Whoever shows how insurers are. It is told on the way of each question, so it must be quick. */
export interface InsurerMetrics {
  breaker(insurer: string, state: BreakerState): void;
  /** @param count questions being answered at this moment */
  inFlight(insurer: string, count: number): void;
  /** The parts of a price did not add up to it: they are not shown. */
  breakdownLeftOut(insurer: string): void;
}

/** Shows nothing. */
export const NO_METRICS: InsurerMetrics = {
  breaker: () => undefined,
  inFlight: () => undefined,
  breakdownLeftOut: () => undefined,
};
