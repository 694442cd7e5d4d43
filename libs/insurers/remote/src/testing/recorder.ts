import type { TransportFacts, TransportReport } from '../transport/transport-report';
import type { TransportMetrics } from '../transport/transport-metrics';

/** Keeps what a transport tells, for a spec to look at. */
export function recorder() {
  const told: [string, TransportFacts][] = [];
  const measured: unknown[][] = [];
  const report: TransportReport = (event, facts) => told.push([event, facts]);
  const metrics: TransportMetrics = {
    observe: (...facts) => measured.push(['observe', ...facts]),
    breaker: (...facts) => measured.push(['breaker', ...facts]),
    inFlight: (...facts) => measured.push(['inFlight', ...facts]),
  };
  return { told, measured, report, metrics };
}
