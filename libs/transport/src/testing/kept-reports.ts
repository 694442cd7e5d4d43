import type { TransportFacts } from '../transport-report';

/** Keeps what a transport, or what stands on one, tells, for a spec to look at. */
export function keptReports() {
  const told: [string, TransportFacts][] = [];
  const report = (event: string, facts: TransportFacts) => void told.push([event, facts]);
  return { told, report };
}
