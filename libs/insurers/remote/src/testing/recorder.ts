import { keptReports } from '@cotiza/transport/testing';
import type { InsurerMetrics } from '../guard/observers';

/** Keeps the reports and metrics of an insurer for a spec. */
export function recorder() {
  const { reported, report } = keptReports();
  const measured: unknown[][] = [];
  const metrics: InsurerMetrics = {
    breaker: (...facts) => measured.push(['breaker', ...facts]),
    inFlight: (...facts) => measured.push(['inFlight', ...facts]),
    breakdownLeftOut: (...facts) => measured.push(['breakdownLeftOut', ...facts]),
    billed: (...facts) => measured.push(['billed', ...facts]),
  };
  return { reported, measured, report, metrics };
}
