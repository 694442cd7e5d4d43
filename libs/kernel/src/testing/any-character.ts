import fc from 'fast-check';

/** The first of the halves of UTF-16, which are no characters. */
const HALVES_FROM = 0xd800;
const HALVES = 0x800;
const LAST = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`: the same texts as with `unit: 'binary'`, for which fast-check
 * makes a table of 1.1 million characters first. Under Jest that is a second and 50 MB for each test file.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST - HALVES })
  .map((place) => String.fromCodePoint(place < HALVES_FROM ? place : place + HALVES), placeOf);

/** @throws TypeError for what is no character: fast-check asks whether a text could be one */
function placeOf(character: unknown): number {
  const [first, ...more] = typeof character === 'string' ? character : [];
  const point = first?.codePointAt(0);
  if (point === undefined || more.length > 0) throw new TypeError('no character');
  if (point < HALVES_FROM) return point;
  if (point < HALVES_FROM + HALVES) throw new TypeError('half a character');
  return point - HALVES;
}
