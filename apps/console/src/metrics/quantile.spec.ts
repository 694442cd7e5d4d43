import fc from 'fast-check';
import { quantile } from './quantile';

const BOUNDS = [0.1, 0.5, 1, 5, Infinity];
const bucketsOf = (values: readonly number[]) =>
  BOUNDS.map((upTo) => ({ upTo, count: values.filter((value) => value <= upTo).length }));

describe('a quantile of a histogram', () => {
  it('is none where nothing was observed', () => {
    expect([quantile(0.5, []), quantile(0.5, bucketsOf([]))]).toEqual([undefined, undefined]);
  });

  it('lies in the bucket that holds it, in proportion', () => {
    expect(quantile(0.5, bucketsOf([0.05, 0.2, 0.3, 0.4]))).toBeCloseTo(0.1 + 0.4 / 3);
    expect(quantile(0.95, bucketsOf([0.05, 20]))).toBe(5);
  });

  it('is in the bucket of the value that has its rank, and never falls as the rank grows', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 1 }), (values) => {
        const sorted = [...values].sort((one, other) => one - other);
        let last = 0;
        for (const rank of [0.05, 0.5, 0.95, 1]) {
          const found = quantile(rank, bucketsOf(values))!;
          const value = sorted[Math.ceil(rank * sorted.length - 1e-9) - 1]!;
          const at = BOUNDS.findIndex((bound) => value <= bound);
          expect(found).toBeLessThanOrEqual(Math.min(5, BOUNDS[at]!));
          expect(found).toBeGreaterThanOrEqual(Math.min(5, BOUNDS[at - 1] ?? 0) - 1e-9);
          expect(found).toBeGreaterThanOrEqual(last - 1e-9);
          last = found;
        }
      }),
    );
  });
});
