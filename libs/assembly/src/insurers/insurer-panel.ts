import { byLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { InsurerPanel } from '@cotiza/quoting';

/** The insurers of each line, sorted out once. */
export function panelOf(insurers: readonly InsurerConnector[]): InsurerPanel {
  const insurersByLine = byLine((line) => insurers.filter(({ manifest }) => manifest.lines.includes(line)));
  return { insurersOf: (line) => insurersByLine[line] };
}
