import fc from 'fast-check';
import { FACTOR_UNIT, roundedProduct, unitsOf } from './exact-product';

/** Computes the rounded product with integers alone, as the expected value. */
function longHand(base: number, factors: readonly number[], last: number): number {
  let [product, unit] = [BigInt(base), 1n];
  for (const factor of [...factors, last]) {
    product *= BigInt(factor);
    unit *= BigInt(FACTOR_UNIT);
  }
  const rest = product % unit;
  return Number(product / unit) + (2n * rest >= unit ? 1 : 0);
}

const factor = fc.integer({ min: 2_000, max: 50_000 });
const factors = fc.array(fc.oneof(factor, fc.constantFrom(5_000, 12_500, 7_500, 11_000)), { maxLength: 20 });

it('is the exact product, rounded half up, whatever the factors', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), factors, fc.constantFrom(FACTOR_UNIT, 7_200, 2_500), (base, units, last) => {
      expect(roundedProduct(base, units, [...units.keys()], last)).toBe(longHand(base, units, last));
    }),
  );
});

it.each([
  // In doubles 1.15 x 1.1 x 1000 is 1264.9999999999998.
  [1_000, [11_500, 11_000], 1_265],
  // 142.50 x 0.55 x 1.1 is 86.2125 euros; a half cent goes up, a hair less goes down.
  [5, [11_000, 10_000], 6],
  [5, [10_999], 5],
  [0, [20_000], 0],
])('%i cents by %j are %i', (base, units, cents) =>
  expect(roundedProduct(base, units, [...units.keys()], FACTOR_UNIT)).toBe(cents),
);

it('multiplies the chosen factors alone', () => {
  expect(roundedProduct(100, [20_000, 30_000, 5_000], [0, 2], FACTOR_UNIT)).toBe(100);
});

it.each([
  [1.15, 11_500],
  [0.2861, 2_861],
  [1.005, 10_050],
])('%d is %i ten-thousandths', (decimal, units) => expect(unitsOf(decimal)).toBe(units));
