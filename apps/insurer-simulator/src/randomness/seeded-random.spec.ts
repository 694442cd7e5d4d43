import { hashOf, seededRandom } from './seeded-random';

const drawn = (seed: number, name: string, count = 5) => {
  const random = seededRandom(seed, name);
  return Array.from({ length: count }, () => random());
};

it('gives the same stream to the same seed and name, and to no other', () => {
  expect(drawn(7, 'faro-a')).toEqual(drawn(7, 'faro-a'));
  const others = [drawn(8, 'faro-a'), drawn(7, 'faro-b'), drawn(7, 'faro-a/latency')];
  for (const other of others) expect(other).not.toEqual(drawn(7, 'faro-a'));
});

it('stays from 0 to below 1, evenly', () => {
  const numbers = drawn(1, 'even', 20_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

it('hashes texts that differ in one letter to numbers that have nothing in common', () => {
  const numbers = ['faro-a', 'faro-b', 'faro-c', 'roble-a'].map((id) => hashOf(id) % 1_000);
  expect(new Set(numbers).size).toBe(4);
});
