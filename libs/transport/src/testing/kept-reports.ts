import type { TransportFacts } from '../transport-report';

/** Collects the reports of a transport for a spec. */
export function keptReports() {
  const reported: [string, TransportFacts][] = [];
  const report = (event: string, facts: TransportFacts) => void reported.push([event, facts]);
  return { reported, report };
}
