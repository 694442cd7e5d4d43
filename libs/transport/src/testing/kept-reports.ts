import type { TransportFacts } from '../transport-report';

/** Collects the reports of a transport for a spec. */
export function keptReports() {
  const told: [string, TransportFacts][] = [];
  const report = (event: string, facts: TransportFacts) => void told.push([event, facts]);
  return { told, report };
}
