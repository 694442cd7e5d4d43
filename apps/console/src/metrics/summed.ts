import type { Sample } from './read-samples';
import type { Scraped } from './scraper';

/** Returns every sample of a metric, of all processes that answer. */
export const samplesNamed = (scraped: readonly Scraped[], name: string): readonly Sample[] =>
  scraped.flatMap(({ samples = [] }) => samples.filter((sample) => sample.name === name));

/** Sums the values of samples by a key of their labels, in order of appearance. */
export function summedBy(
  samples: readonly Sample[],
  keyOf: (labels: Sample['labels']) => string,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { labels, value } of samples) sums.set(keyOf(labels), (sums.get(keyOf(labels)) ?? 0) + value);
  return sums;
}

/** Returns the counts, the largest first, without zeros. */
export const largestFirst = (sums: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...sums]
    .filter(([, count]) => count > 0)
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other));
