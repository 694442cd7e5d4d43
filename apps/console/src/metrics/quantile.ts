import { existing } from '@cotiza/kernel';

/** Observations up to a bound, those of smaller bounds included: a bucket of a histogram. */
export interface Bucket {
  /** Infinity for the last. */
  readonly upTo: number;
  readonly count: number;
}

/**
 * Estimates a quantile of observations as Prometheus does: in proportion within the bucket that holds it. Observations above
 * every bound count as the last one.
 *
 * @param rank from 0 to 1
 * @returns undefined where nothing was observed
 */
export function quantile(rank: number, buckets: readonly Bucket[]): number | undefined {
  const sorted = [...buckets].sort((one, other) => one.upTo - other.upTo);
  const total = sorted.at(-1)?.count ?? 0;
  if (total === 0) return undefined;
  const place = sorted.findIndex(({ count }) => count >= rank * total && count > 0);
  const { upTo, count } = existing(sorted[place], 'bucket of the rank');
  const { upTo: from, count: before } = sorted[place - 1] ?? { upTo: 0, count: 0 };
  return upTo === Infinity ? from : from + (upTo - from) * Math.max(0, (rank * total - before) / (count - before));
}
