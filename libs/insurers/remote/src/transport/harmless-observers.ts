import type { TransportMetrics } from './transport-metrics';
import type { TransportReport } from './transport-report';

interface Watchers {
  readonly report: TransportReport;
  readonly metrics: TransportMetrics;
}

/** The same watchers, of which one that throws costs nobody a quotation. */
export function harmless({ report, metrics }: Watchers): Watchers {
  return {
    report: quietly(report),
    metrics: {
      observe: quietly(metrics.observe.bind(metrics)),
      breaker: quietly(metrics.breaker.bind(metrics)),
      inFlight: quietly(metrics.inFlight.bind(metrics)),
    },
  };
}

/** The same, except that it never throws. */
export function quietly<A extends readonly unknown[]>(tell: (...facts: A) => void): (...facts: A) => void {
  return (...facts) => {
    try {
      tell(...facts);
    } catch {
      // Nobody is left to be told.
    }
  };
}
