import type { Clock } from '@cotiza/kernel';
import { quietly, type BreakerState, type TransportEvent, type TransportFacts } from '@cotiza/transport';

/** Logs the events of insurers over the network and of their transport. */
export type InsurerReport = (event: TransportEvent | 'insurer unavailable', facts: TransportFacts) => void;

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

/** The clock, logger and metrics of insurers. */
export interface Observers {
  readonly clock: Clock;
  readonly report: InsurerReport;
  readonly metrics: InsurerMetrics;
}

/** Wraps observers so that their errors do not affect a quotation. */
export function harmless({ clock, report, metrics }: Observers): Observers {
  return {
    clock,
    report: quietly(report),
    metrics: {
      breaker: quietly(metrics.breaker.bind(metrics)),
      inFlight: quietly(metrics.inFlight.bind(metrics)),
      breakdownLeftOut: quietly(metrics.breakdownLeftOut.bind(metrics)),
    },
  };
}
