import { facetOf, type Facet, type InsuranceLine } from '../lines';
import type { Guarantee } from './cover';

/**
 * Guarantees of each line by code. Connectors map the codes of an insurer to these. The texts are ours, because the texts of
 * an insurer are not checked.
 */
export const GUARANTEES: Facet<'guarantees'> = facetOf('guarantees');

/** Code of a guarantee of a line. */
export type GuaranteeOf<L extends InsuranceLine> = keyof (typeof GUARANTEES)[L];

export type GuaranteeCode = { [L in InsuranceLine]: GuaranteeOf<L> }[InsuranceLine];

/** The guarantee of a code, if the line has it. */
export function guaranteeOf(line: InsuranceLine, code: string): Guarantee | undefined {
  const ofLine: Readonly<Record<string, Guarantee>> = GUARANTEES[line];
  return Object.hasOwn(ofLine, code) ? ofLine[code] : undefined;
}

/**
 * Returns the name of an insurer's guarantee as customers read it everywhere: that of the table, with the part that the insurer
 * names behind a colon. A guarantee without a code keeps the insurer's name.
 */
export function guaranteeName(line: InsuranceLine, { code, name }: { readonly code?: string; readonly name: string }) {
  const known = code === undefined ? undefined : guaranteeOf(line, code);
  const [, part] = name.split(': ');
  if (!known) return name;
  return part === undefined ? known.name : `${known.name}: ${part}`;
}
