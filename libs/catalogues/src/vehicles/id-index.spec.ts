import * as fc from 'fast-check';
import { IdIndex } from './id-index';

const ids = fc.uniqueArray(
  fc.array(fc.constantFrom(...'0123456789ABCDEF'), { minLength: 12, maxLength: 12 }).map((letters) => letters.join('')),
  { maxLength: 200 },
);

describe('IdIndex', () => {
  it('finds each id where it is, and no other', () => {
    fc.assert(
      fc.property(ids, ids, (known, others) => {
        const index = new IdIndex(known);
        known.forEach((id, position) => {
          expect(index.find(id)).toBe(position);
          expect(index.at(position)).toBe(id);
        });
        for (const id of others.filter((other) => !known.includes(other))) expect(index.find(id)).toBeUndefined();
      }),
    );
  });

  it('takes ids of one length', () => {
    expect(() => new IdIndex(['C'])).toThrow(RangeError);
    expect(new IdIndex([]).find('CV0000000000')).toBeUndefined();
    expect(new IdIndex(['CV0000000000']).find('CV00000000000')).toBeUndefined();
  });
});
