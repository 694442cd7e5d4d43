import { byLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { onFirstUse } from '@cotiza/kernel';
import type { InsurerPanel } from '../ports/insurer-panel';

/** Share of the quotations that ask an insurer, in percent. */
export const FULL_WEIGHT = 100;

/** An insurer, and how many of a hundred quotations ask it. */
export interface PanelMember {
  readonly connector: InsurerConnector;
  readonly weight: number;
}

/** Returns the panel of these insurers. Whether a quotation asks one that is not always asked depends on its reference alone. */
export function panelOf(members: readonly PanelMember[]): InsurerPanel {
  const active = members.filter(({ weight }) => weight > 0);
  const membersByLine = byLine((line) => active.filter(({ connector }) => connector.manifest.lines.includes(line)));
  return {
    documents: onFirstUse(() => active.flatMap(({ connector }) => connector.documents ?? [])),
    sells: (line) => membersByLine[line].length > 0,
    insurersOf: (line, reference) =>
      membersByLine[line]
        .filter(({ connector, weight }) => lotOf(`${reference} ${connector.manifest.id}`) < weight)
        .map(({ connector }) => connector),
  };
}

export const panelOfAll = (connectors: readonly InsurerConnector[]): InsurerPanel =>
  panelOf(connectors.map((connector) => ({ connector, weight: FULL_WEIGHT })));

/** A number from 0 to 99 that a text always draws, each as often as another (FNV-1a, 32 bits). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 100;
}
