import * as fc from 'fast-check';
import { spanishNumber } from './spanish-number';

describe('spanishNumber', () => {
  it.each([
    ['1.598', 1598],
    ['12,5', 12.5],
    ['1.234.567', 1_234_567],
    ['1.234,50', 1234.5],
    ['14.10', 14.1],
    ['23 400 €', 23_400],
    ['0', 0],
  ])('%s is %d', (text, expected) => expect(spanishNumber(text)).toBe(expected));

  it.each(['', '-', '—', '1,2,3', '12.3456', '1e3', '-5', 'NaN', '0x10'])('"%s" is no number', (text) =>
    expect(spanishNumber(text)).toBeUndefined(),
  );

  it('reads back any whole number written in Spanish', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (number) => {
        expect(spanishNumber(String(number).replace(/\B(?=(\d{3})+$)/g, '.'))).toBe(number);
      }),
    );
  });
});
