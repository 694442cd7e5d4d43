import * as fc from 'fast-check';
import { estimatedMotorcyclePower } from './motorcycle-powers.table';

describe('estimatedMotorcyclePower', () => {
  it('keeps to the limits of the licences for mopeds and motorcycles of 125 cc', () => {
    expect([49, 50, 75, 124, 125].map(estimatedMotorcyclePower)).toEqual([4, 4, 11, 11, 11]);
  });

  it('never falls with displacement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2500 }), fc.nat(500), (cc, more) => {
        expect(estimatedMotorcyclePower(cc + more)).toBeGreaterThanOrEqual(estimatedMotorcyclePower(cc));
      }),
    );
  });
});
