import { keptReports } from '@cotiza/transport/testing';
import type { InsurerMetrics } from '../guard/insurer-metrics';

/** Keeps what a transport and what guards an insurer tell, for a spec to look at. */
export function recorder() {
  const { told, report } = keptReports();
  const measured: unknown[][] = [];
  const metrics: InsurerMetrics = {
    breaker: (...facts) => measured.push(['breaker', ...facts]),
    inFlight: (...facts) => measured.push(['inFlight', ...facts]),
    breakdownLeftOut: (...facts) => measured.push(['breakdownLeftOut', ...facts]),
  };
  return { told, measured, report, metrics };
}
