import fc from 'fast-check';
import { dni, nie } from './identity-document';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The official table, by remainder. */
const CONTROL = [...'TRWAGMYFPDXBNJZSQVHLCKE'];

const eightDigits = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));
const sevenDigits = fc.integer({ min: 0, max: 9_999_999 }).map((n) => String(n).padStart(7, '0'));
const initial = fc.constantFrom<['X' | 'Y' | 'Z', number]>(['X', 0], ['Y', 1], ['Z', 2]);

describe('dni', () => {
  it('has one right letter, in upper or lower case, and refuses every other', () => {
    fc.assert(
      fc.property(eightDigits, (digits) => {
        const right = CONTROL[Number(digits) % 23]!;
        expect(LETTERS.filter((letter) => dni.test(digits + letter))).toEqual([right]);
        expect(dni.test(digits + right.toLowerCase())).toBe(true);
      }),
    );
  });
});

describe('nie', () => {
  it('has one right letter, in upper or lower case, and refuses every other', () => {
    fc.assert(
      fc.property(initial, sevenDigits, ([first, value], digits) => {
        const right = CONTROL[(value * 10_000_000 + Number(digits)) % 23]!;
        expect(LETTERS.filter((letter) => nie.test(first + digits + letter))).toEqual([right]);
        expect(nie.test((first + digits + right).toLowerCase())).toBe(true);
      }),
    );
  });
});

it('the message never says which letter would be right', () => {
  expect(dni.expected + nie.expected).not.toMatch(/[TRWAG]{5}/);
});
