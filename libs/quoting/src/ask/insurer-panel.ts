import { byLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { InsurerPanel } from '../ports/insurer-panel';

/** Share of the quotations that ask an insurer, in percent. */
export const ALWAYS = 100;

/** An insurer, and how many of a hundred quotations ask it. */
export interface PanelMember {
  readonly connector: InsurerConnector;
  readonly weight: number;
}

/** The insurers of each line, sorted out once. Whether a quotation asks one that is not always asked hangs on its reference. */
export function panelOf(members: readonly PanelMember[]): InsurerPanel {
  const membersByLine = byLine((line) =>
    members.filter(({ connector, weight }) => weight > 0 && connector.manifest.lines.includes(line)),
  );
  const alwaysByLine = byLine((line) =>
    membersByLine[line].every(({ weight }) => weight === ALWAYS)
      ? membersByLine[line].map(({ connector }) => connector)
      : undefined,
  );
  const documents = members.flatMap(({ connector, weight }) => (weight > 0 ? (connector.documents ?? []) : []));
  return {
    documents: () => documents,
    sells: (line) => membersByLine[line].length > 0,
    insurersOf: (line, reference) =>
      alwaysByLine[line] ??
      membersByLine[line]
        .filter(({ connector, weight }) => lotOf(`${reference} ${connector.manifest.id}`) < weight)
        .map(({ connector }) => connector),
  };
}

/** All of these, for every quotation. */
export const panelOfAll = (connectors: readonly InsurerConnector[]): InsurerPanel =>
  panelOf(connectors.map((connector) => ({ connector, weight: ALWAYS })));

/** A number from 0 to 99 that a text always draws, each as often as another (FNV-1a, 32 bits). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 100;
}
