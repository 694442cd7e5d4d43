import { identityOf } from './stable-id';
import type { VehicleRecord } from './vehicle-record';

/** What the records of one version say together. */
export interface MergedVersion extends VehicleRecord {
  readonly brandKey: string;
  readonly modelKey: string;
  readonly versionKey: string;
}

/**
 * Joins the records of the same version: same brand, model, name, fuel, displacement and power.
 *
 * The years span those of all records; the price is the median of those stated, the lower of the two middle ones. The
 * result does not depend on the order of the records.
 */
export function mergeVersions(records: readonly VehicleRecord[]): MergedVersion[] {
  const groups = new Map<string, VehicleRecord[]>();
  for (const record of records) {
    const { versionKey } = keysOf(record);
    const group = groups.get(versionKey);
    if (group) group.push(record);
    else groups.set(versionKey, [record]);
  }
  return [...groups.values()].map(joined);
}

/** The way of writing a name that shouts least: fewest capitals, then code-point order. */
export function calmestOf(names: readonly string[]): string {
  return [...new Set(names)].sort((a, b) => capitalsIn(a) - capitalsIn(b) || (a < b ? -1 : 1))[0]!;
}

function joined(records: readonly VehicleRecord[]): MergedVersion {
  const first = records[0]!;
  return {
    ...first,
    ...keysOf(first),
    brand: calmestOf(records.map(({ brand }) => brand)),
    model: calmestOf(records.map(({ model }) => model)),
    version: calmestOf(records.map(({ version }) => version)),
    fromYear: extreme(
      Math.min,
      records.map(({ fromYear }) => fromYear),
    ),
    toYear: extreme(
      Math.max,
      records.map(({ toYear }) => toYear),
    ),
    newPriceCents: lowerMedian(records.flatMap(({ newPriceCents }) => newPriceCents ?? [])),
  };
}

function keysOf(record: VehicleRecord) {
  const brandKey = identityOf(record.brand);
  const modelKey = `${brandKey}|${identityOf(record.model)}`;
  const versionKey = [modelKey, identityOf(record.version), record.fuel, record.displacementCc, record.powerKw].join(
    '|',
  );
  return { brandKey, modelKey, versionKey };
}

function extreme(pick: (...years: number[]) => number, years: readonly (number | null)[]): number | null {
  const known = years.filter((year) => year !== null);
  return known.length > 0 ? pick(...known) : null;
}

function lowerMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

function capitalsIn(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
