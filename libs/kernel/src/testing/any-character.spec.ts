import * as fc from 'fast-check';
import { anyCharacter } from './any-character';

describe('any character', () => {
  it('is one, and no half of one', () => {
    fc.assert(fc.property(anyCharacter, (text) => [...text].length === 1 && !/\p{Surrogate}/u.test(text)));
  });

  it.each(['\0', 'a', 'ñ', '\ud7ff', '\ue000', '\uffff', '🚗', '\u{10ffff}'])('may be %j', (text) => {
    expect(anyCharacter.canShrinkWithoutContext(text)).toBe(true);
  });

  it.each(['', 'ab', '\ud800', '\udfff', '🚗a', 7, null])('is never %j', (value) => {
    expect(anyCharacter.canShrinkWithoutContext(value)).toBe(false);
  });

  it('makes the texts that fast-check makes of its own table', () => {
    const made = (unit: fc.StringConstraints['unit']) => fc.sample(fc.string({ unit }), { numRuns: 500, seed: 7 });
    expect(made(anyCharacter)).toEqual(made('binary'));
    expect(fc.string({ unit: anyCharacter }).canShrinkWithoutContext('__proto__ñ🚗')).toBe(true);
  });
});
