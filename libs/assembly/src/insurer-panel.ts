import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { InsurerPanel } from '@cotiza/quoting';

/** The insurers of each line, sorted out once. */
export function panelOf(insurers: readonly InsurerConnector[]): InsurerPanel {
  const of = (line: InsuranceLine) => insurers.filter(({ manifest }) => manifest.lines.includes(line));
  const byLine = { Home: of('Home'), Car: of('Car'), Motorcycle: of('Motorcycle') };
  return { insurersOf: (line) => byLine[line] };
}
