import { existing } from '@cotiza/kernel';

/** The middle of some figures: half of them are not above it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) throw new RangeError('no figures to take the median of');
  const upper = existing(sorted[middle], 'figure');
  return sorted.length % 2 === 1 ? upper : (existing(sorted[middle - 1], 'figure') + upper) / 2;
}
