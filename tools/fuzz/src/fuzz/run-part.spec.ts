import { holdingFaults } from './run-part';

const held = { descriptors: 30, residentMb: 200 };

describe('what a service holds at the end', () => {
  it('may be less, somewhat more in memory, or what is opened once', () => {
    expect(holdingFaults(held, { descriptors: 29, residentMb: 249 })).toEqual([]);
    expect(holdingFaults(held, { descriptors: 32, residentMb: 200 })).toEqual([]);
    expect(holdingFaults({ descriptors: null, residentMb: null }, { descriptors: null, residentMb: null })).toEqual([]);
  });

  it('is not more descriptors, nor much more memory', () => {
    expect(holdingFaults(held, { descriptors: 33, residentMb: 251 })).toEqual([
      '3 descriptors more are open than before',
      '51 MB more are held than before',
    ]);
  });
});
