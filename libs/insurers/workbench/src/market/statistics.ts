import { defined } from '@cotiza/kernel';

/** Returns NaN for no values, as do all functions in this file. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1
    ? defined(sorted[middle], 'value in the middle')
    : (defined(sorted[middle - 1], 'value before the middle') + defined(sorted[middle], 'value in the middle')) / 2;
}
