import { growthOf, type Holding } from './steadiness';

/** One each second. */
const holdings = (...residentMb: readonly number[]): Holding[] =>
  residentMb.map((mb, atSeconds) => ({ atSeconds, residentMb: mb, sockets: mb * 2 }));

it('compares the end with what is held once the run has settled', () => {
  const tenSeconds = holdings(10, 500, 100, 120, 5, 5, 5, 5, 121, 143);
  expect(growthOf(tenSeconds, 10)).toEqual({ memory: 1.2, sockets: 1.2 });
});

it('is 1 when nothing grows', () => {
  expect(growthOf(holdings(...Array<number>(20).fill(90)), 20)).toEqual({ memory: 1, sockets: 1 });
});

it('leaves out what comes after the time is up', () => {
  expect(growthOf(holdings(1, 90, 1, 1, 90, 1), 5)).toEqual({ memory: 1, sockets: 1 });
});

it('says nothing when too little is known', () => {
  expect(growthOf([], 5)).toBeNull();
  expect(growthOf(holdings(1, 1), 5)).toBeNull();
});
