import { fromEuros, isCents, MAX_CENTS, share, toEuros } from './money';
import fc from 'fast-check';

describe('share', () => {
  it('rounds half a cent up', () => {
    expect(share(50, 1, 100)).toBe(1);
    expect(share(49, 1, 100)).toBe(0);
  });

  it('agrees with exact integers of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), fc.integer({ min: 0, max: 90 }), (amount, rate) => {
        const exact = (2n * BigInt(amount) * BigInt(rate) + 1000n) / 2000n;
        expect(BigInt(share(amount, rate, 1000))).toBe(exact);
      }),
    );
  });

  it.each([[0.5], [-1], [NaN], [MAX_CENTS + 1]])('refuses %p, which is no amount', (amount) => {
    expect(() => share(amount, 1, 100)).toThrow(RangeError);
  });

  it('refuses a rate that leaves exact arithmetic', () => {
    expect(() => share(MAX_CENTS, 1_000_000, 100)).toThrow(RangeError);
    expect(() => share(1, 1, 3)).toThrow(RangeError);
  });
});

describe('euros', () => {
  it('print as the two decimals they stand for, and come back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(fromEuros(toEuros(cents))).toBe(cents);
        expect(Math.abs(Number(toEuros(cents).toFixed(2)) - toEuros(cents))).toBe(0);
      }),
    );
  });

  it('isCents takes non-negative integers only', () => {
    expect([0, 1, -1, 1.5, '1', null, Infinity].map(isCents)).toEqual([true, true, false, false, false, false, false]);
  });
});
