import fc from 'fast-check';
import { KEY_MAX_CHARS, keyInSpace } from './key-faults';

const key = fc.string({ minLength: 1, maxLength: KEY_MAX_CHARS });
const caller = fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { nil: undefined });

it('is the key itself for whoever has no name', () => expect(keyInSpace('k', undefined)).toBe('k'));

it('is one for the same key of the same caller alone', () => {
  fc.assert(
    fc.property(key, caller, key, caller, (one, first, other, second) => {
      const isSame = one === other && first === second;
      expect(keyInSpace(one, first) === keyInSpace(other, second)).toBe(isSame);
    }),
  );
});
