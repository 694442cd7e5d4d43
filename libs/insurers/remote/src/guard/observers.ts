import type { Clock } from '@cotiza/kernel';
import { quietly } from '@cotiza/transport';
import type { InsurerMetrics } from './insurer-metrics';
import type { InsurerReport } from './insurer-report';

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
