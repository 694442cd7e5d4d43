import { existing } from '@cotiza/kernel';

/** The middle of some figures: half of them are not above it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) throw new RangeError('no figures to take the median of');
  const upper = existing(sorted[middle], 'figure');
  return sorted.length % 2 === 1 ? upper : (existing(sorted[middle - 1], 'figure') + upper) / 2;
}

/**
 * The smallest of some figures that `percent` per cent of them do not exceed (nearest rank).
 *
 * @param percent above 0, at most 100
 */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('no figures to take a percentile of');
  if (!(percent > 0 && percent <= 100)) throw new RangeError('a percentile lies above 0 and at most at 100');
  const sorted = Float64Array.from(values).sort();
  return existing(sorted[Math.ceil((percent / 100) * sorted.length) - 1], 'figure');
}

/** The median of each figure of some records, which is null where one of the records lacks it. */
export function medians<K extends string>(
  records: readonly Readonly<Record<K, number | null>>[],
  names: readonly K[],
): Record<K, number | null> {
  const middle = (name: K) => {
    const values = records.map((record) => record[name]).filter((value) => value !== null);
    return values.length < records.length ? null : median(values);
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<K, number | null>;
}
