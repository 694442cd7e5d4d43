import { MAX_CENTS } from '@cotiza/kernel';
import fc from 'fast-check';
import { centsOfDecimal, centsOfDigits, decimalOfCents } from './amounts';

describe('an amount over the wire', () => {
  it.each([
    ['0.00', 0],
    ['0.07', 7],
    ['187.45', 187_45],
    // Neither of these is exact as a double, nor is a hundred times it.
    ['1.15', 1_15],
    ['4.35', 4_35],
    ['999999999.99', 999_999_999_99],
    ['000012.30', 12_30],
  ])('%s is %d cents', (text, cents) => expect(centsOfDecimal(text)).toBe(cents));

  it.each([
    ...'|1|1.|.50|1.5|1.500|1,50|-1.50|+1.50| 1.50|1.50 |1e2|1.5e1|NaN|Infinity|0x10.00'.split('|'),
    ...'1.000.00|١.٥٠|1234567890.00|1.50\n'.split('|'),
  ])('in decimals is not %p', (text) => expect(centsOfDecimal(text)).toBeUndefined());

  it.each(['', '-1', '1.0', '1e3', ' 1', '1 ', '0x1', '١', '123456789012', '1\n'])('in cents is not %p', (text) =>
    expect(centsOfDigits(text)).toBeUndefined(),
  );

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (cents) => {
        expect(centsOfDecimal(decimalOfCents(cents))).toBe(cents);
        expect(centsOfDigits(String(cents))).toBe(cents);
      }),
    );
    expect(MAX_CENTS).toBeGreaterThan(999_999_999_99);
  });

  it('is written with two decimals', () => {
    expect([0, 5, 50, 500, 123450].map(decimalOfCents)).toEqual(['0.00', '0.05', '0.50', '5.00', '1234.50']);
  });
});
