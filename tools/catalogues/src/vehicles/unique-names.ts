import { motorEnumerations } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import { inSpanish } from '../spanish-order';
import { identityOf } from './stable-id';
import type { MergedVersion } from './version.merger';

/** What is added to names that are the same, one after the other, until they are not. */
const DIFFERENCES: readonly (readonly [reason: string, of: (version: MergedVersion) => string])[] = [
  ['names told apart by their fuel', ({ fuel }) => motorEnumerations.fuel.labels[fuel].toLowerCase()],
  ['names told apart by their displacement', ({ displacementCc }) => `${displacementCc} cc`],
  ['names told apart by their power', ({ powerKw }) => `${String(powerKw).replace('.', ',')} kW`],
];

/** Versions of one model with names of their own: what they differ in is said where the name does not say it. */
export function toldApart(versions: readonly MergedVersion[], report: ImportReport): MergedVersion[] {
  return DIFFERENCES.reduce<MergedVersion[]>(
    (told, [reason, differenceOf]) => withDifference(told, differenceOf, () => report.note(reason)),
    [...versions],
  );
}

function withDifference(
  versions: readonly MergedVersion[],
  differenceOf: (version: MergedVersion) => string,
  note: () => void,
): MergedVersion[] {
  const groups = new Map<string, MergedVersion[]>();
  for (const version of versions) {
    const key = `${version.modelKey}|${identityOf(version.version)}`;
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  return [...groups.values()].flatMap((group) => {
    if (new Set(group.map(differenceOf)).size < 2) return group;
    return group.map((version) => {
      note();
      return { ...version, version: `${version.version} (${differenceOf(version)})` };
    });
  });
}

const firstIdentity = ({ identities }: MergedVersion): string => existing(identities[0], 'identity');

/** The order in which versions are shown. Brands without a market in Spain come last. */
export function inDisplayOrder(hasMarket: (brandKey: string) => boolean) {
  return (a: MergedVersion, b: MergedVersion): number =>
    Number(hasMarket(b.brandKey)) - Number(hasMarket(a.brandKey)) ||
    inSpanish(a.brand, b.brand) ||
    inSpanish(a.model, b.model) ||
    inSpanish(a.version, b.version) ||
    a.powerKw - b.powerKw ||
    a.displacementCc - b.displacementCc ||
    (firstIdentity(a) < firstIdentity(b) ? -1 : 1);
}
