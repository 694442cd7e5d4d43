import fc from 'fast-check';
import { chanceOf } from './chance';

it('draws the same from the same seed, and something else from another', () => {
  const draws = (seed: number) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => chance.between(0, 1_000_000));
  };
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
});

it('stays within both ends, and reaches them', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -5, max: 5 }), fc.nat({ max: 3 }), (seed, least, more) => {
      const chance = chanceOf(seed);
      const drawn = new Set(Array.from({ length: 200 }, () => chance.between(least, least + more)));
      expect([...drawn].sort((one, other) => one - other)).toEqual(
        Array.from({ length: more + 1 }, (_, index) => least + index),
      );
    }),
  );
});

it('is one in many about as often as that', () => {
  const chance = chanceOf(1);
  const hits = Array.from({ length: 10_000 }, () => chance.isOneIn(20)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(400);
  expect(hits).toBeLessThan(600);
  expect(chance.isOneIn(1)).toBe(true);
});

it('branches into a sequence that the first does not disturb', () => {
  const [one, other] = [chanceOf(3), chanceOf(3)];
  const branches = [one.branch(), other.branch()];
  one.fraction();
  expect(branches[0]!.fraction()).toBe(branches[1]!.fraction());
});
