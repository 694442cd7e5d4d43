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

  it.each(['12345678Z', '12345678z', '00000000T', '99999999R'])('accepts %s', (text) => {
    expect(dni.test(text)).toBe(true);
  });

  it.each([
    '1234567Z',
    '123456789Z',
    '12345678',
    '12345678-Z',
    ' 12345678Z',
    '12345678Z\n',
    '1234567٨Z',
    '12345678Ñ',
    '',
  ])('refuses %p', (text) => {
    expect(dni.test(text)).toBe(false);
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

  it.each(['X1234567L', 'Y1234567X', 'Z1234567R', 'X0000000T', 'x1234567l'])('accepts %s', (text) => {
    expect(nie.test(text)).toBe(true);
  });

  it.each(['A1234567L', 'X123456L', 'X12345678L', '12345678Z', 'X-1234567-L', 'X1234567L\n', ''])(
    'refuses %p',
    (text) => {
      expect(nie.test(text)).toBe(false);
    },
  );
});

it('the message never says which letter would be right', () => {
  expect(dni.expected + nie.expected).not.toMatch(/[TRWAG]{5}/);
});
