import fc from 'fast-check';

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`: the same texts as with `unit: 'binary'`, for which fast-check
 * makes a table of 1.1 million characters first. Under Jest that is a second and 50 MB for each test file.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
