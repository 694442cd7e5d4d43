import type { ImportReport } from '../import.report';
import { groupedBy } from './grouped-by';
import { isNear, type MergedVersion, type Nearness } from './version.merger';

/** Years without a list between two lists that are still one time of sale: no source covers 2020, nor 2015 to 2017 in full. */
const LONGEST_GAP = 4;

/**
 * A version that names an engine alone was sold for as long as any version with that engine: a later list that names it
 * with a trim and a gearbox extends its years, which are then years of a list.
 */
export function withEngineYears(
  versions: readonly MergedVersion[],
  near: Nearness,
  report: ImportReport,
): MergedVersion[] {
  const keyOf = ({ modelKey, fuel }: MergedVersion) => `${modelKey}|${fuel}`;
  const groups = groupedBy(versions, keyOf);
  return versions.map((version) => {
    if (!version.isEngine || version.toYear === null) return version;
    const sameModel = groups.get(keyOf(version)) ?? [];
    const toYear = lastYear(version, version.toYear, sameModel, near);
    if (toYear === version.toYear) return version;
    report.note('years of an engine extended by a later list that names it with a trim');
    return { ...version, toYear, yearsOfSource: { ...version.yearsOfSource, to: true } };
  });
}

function lastYear(
  engine: MergedVersion,
  statedYear: number,
  versions: readonly MergedVersion[],
  near: Nearness,
): number {
  const later = versions
    .filter((version) => !version.isEngine && isNear(engine, version, near))
    .sort((a, b) => (a.fromYear ?? 0) - (b.fromYear ?? 0));
  return later.reduce(
    (last, { fromYear, toYear }) =>
      fromYear !== null && toYear !== null && fromYear <= last + LONGEST_GAP + 1 ? Math.max(last, toYear) : last,
    statedYear,
  );
}
