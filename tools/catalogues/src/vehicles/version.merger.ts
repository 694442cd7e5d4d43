import { PRICE_BASES } from '@cotiza/catalogues';
import { existing } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import { groupedBy } from './grouped-by';
import { identityOf } from './stable-id';
import type { VehicleRecord } from './vehicle-record';

/** The version of one or several records. */
export interface MergedVersion extends Omit<VehicleRecord, 'identity'> {
  readonly brandKey: string;
  readonly modelKey: string;
  /** Those of its records, without repeats, in order. */
  readonly identities: readonly string[];
}

/** The most by which two sources round the same figure differently. */
export interface Nearness {
  readonly cc: number;
  readonly kw: number;
}

/**
 * Joins the records of the same version: same brand, model, name and fuel, and displacement and power that are the same or
 * near. The years span those of all records; the price is the median of those of the best basis, the lower of the two
 * middle ones. The result does not depend on the order of the records.
 */
export function mergeVersions(
  records: readonly VehicleRecord[],
  near: Nearness,
  report: ImportReport,
): MergedVersion[] {
  const groups = groupedBy(records, (record) =>
    [keysOf(record).modelKey, identityOf(record.version), record.fuel].join('|'),
  );
  const merged = [...groups.values()].flatMap((group) => clustersOf(group, near).map(joined));
  report.note('rows joined with another of the same version', records.length - merged.length);
  return merged;
}

/** Returns the spelling with the fewest capitals, then the first in code-point order. */
export function calmestOf(names: readonly string[]): string {
  const [calmest] = [...new Set(names)].sort((a, b) => capitalsIn(a) - capitalsIn(b) || (a < b ? -1 : 1));
  return existing(calmest, 'name');
}

/** Groups records of one name by near figures, each near the first of its group. */
function clustersOf(records: readonly VehicleRecord[], near: Nearness): VehicleRecord[][] {
  const sorted = [...records].sort(
    (a, b) => a.displacementCc - b.displacementCc || a.powerKw - b.powerKw || (a.identity < b.identity ? -1 : 1),
  );
  const clusters: VehicleRecord[][] = [];
  for (const record of sorted) {
    const home = clusters.find(([first]) => first !== undefined && isNear(first, record, near));
    if (home) home.push(record);
    else clusters.push([record]);
  }
  return clusters;
}

type Engine = Pick<VehicleRecord, 'displacementCc' | 'powerKw'>;

/** Returns whether two engines are the same, with figures rounded differently. */
export function isNear(a: Engine, b: Engine, { cc, kw }: Nearness): boolean {
  return Math.abs(a.displacementCc - b.displacementCc) <= cc && Math.abs(a.powerKw - b.powerKw) <= kw;
}

function joined(records: readonly VehicleRecord[]): MergedVersion {
  const { identity: _, ...first } = existing(records.find(isStated) ?? records[0], 'record');
  return {
    ...first,
    ...keysOf(first),
    identities: [...new Set(records.map(({ identity }) => identity))].sort(),
    brand: calmestOf(records.map(({ brand }) => brand)),
    model: calmestOf(records.map(({ model }) => model)),
    version: calmestOf(records.map(({ version }) => version)),
    ...yearsOf(records),
    ...priceOf(records),
    isEngine: records.some(({ isEngine }) => isEngine),
  };
}

const isStated = ({ estimated }: VehicleRecord) => !estimated.power && !estimated.displacement;

function keysOf(record: Pick<VehicleRecord, 'brand' | 'model'>) {
  const brandKey = identityOf(record.brand);
  return { brandKey, modelKey: `${brandKey}|${identityOf(record.model)}` };
}

/** Returns the years of all records. An open end wins, and a year of sale over the same year of a list. */
function yearsOf(records: readonly VehicleRecord[]) {
  const dated = records.filter(({ fromYear, toYear }) => fromYear !== null || toYear !== null);
  const from = [...dated].sort(
    (a, b) =>
      (a.fromYear ?? Infinity) - (b.fromYear ?? Infinity) ||
      Number(a.yearsOfSource.from) - Number(b.yearsOfSource.from),
  )[0];
  const to = [...dated].sort(
    (a, b) =>
      (b.toYear ?? Infinity) - (a.toYear ?? Infinity) || Number(a.yearsOfSource.to) - Number(b.yearsOfSource.to),
  )[0];
  return {
    fromYear: from?.fromYear ?? null,
    toYear: to?.toYear ?? null,
    yearsOfSource: { from: from?.yearsOfSource.from ?? false, to: to?.yearsOfSource.to ?? false },
  };
}

function priceOf(records: readonly VehicleRecord[]) {
  const priceBasis = PRICE_BASES.find((basis) => records.some((record) => record.priceBasis === basis)) ?? null;
  const prices = records.flatMap((record) => (record.priceBasis === priceBasis ? (record.newPriceCents ?? []) : []));
  return { newPriceCents: lowerMedian(prices), priceBasis };
}

function lowerMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

function capitalsIn(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
