import { motorEnumerations } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import { inSpanish } from '../spanish-order';
import { groupedBy } from './grouped-by';
import { identityOf } from './stable-id';
import type { MergedVersion } from './version.merger';

/** Additions to equal names, one after the other, until the names differ. */
const DIFFERENCES: readonly (readonly [reason: string, of: (version: MergedVersion) => string])[] = [
  ['names told apart by their fuel', ({ fuel }) => motorEnumerations.fuel.labels[fuel].toLowerCase()],
  ['names told apart by their displacement', ({ displacementCc }) => `${displacementCc} cc`],
  ['names told apart by their power', ({ powerKw }) => `${String(powerKw).replace('.', ',')} kW`],
];

/** Makes the names of the versions of a model unique by adding their difference. */
export function withUniqueNames(versions: readonly MergedVersion[], report: ImportReport): MergedVersion[] {
  return DIFFERENCES.reduce<MergedVersion[]>(
    (renamed, [reason, differenceOf]) => withDifference(renamed, differenceOf, () => report.note(reason)),
    [...versions],
  );
}

function withDifference(
  versions: readonly MergedVersion[],
  differenceOf: (version: MergedVersion) => string,
  note: () => void,
): MergedVersion[] {
  const groups = groupedBy(versions, ({ modelKey, version }) => `${modelKey}|${identityOf(version)}`);
  return [...groups.values()].flatMap((group) => {
    if (new Set(group.map(differenceOf)).size < 2) return group;
    return group.map((version) => {
      note();
      return { ...version, version: `${version.version} (${differenceOf(version)})` };
    });
  });
}

const firstIdentity = ({ identities }: MergedVersion): string => existing(identities[0], 'identity');

/** Returns the display order of versions. Brands without a market in Spain come last. */
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
