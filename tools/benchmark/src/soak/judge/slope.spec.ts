import { slopeOf, type Point } from './slope';

const line = (perSecond: number): Point[] =>
  Array.from({ length: 10 }, (_, second) => [second, 5 + perSecond * second]);

it.each([0, 2.5, -1])('is that of a straight line: %d', (perSecond) => {
  expect(slopeOf(line(perSecond))).toBeCloseTo(perSecond);
});

it('is moved little by a point that is far off, wherever it is', () => {
  for (const far of [0, 5, 9]) {
    const points = line(1).map(([at, value], place): Point => [at, place === far ? value + 1000 : value]);
    expect(slopeOf(points)).toBeCloseTo(1, 1);
  }
});

it('is none where there are not two moments', () => {
  expect(slopeOf([])).toBe(0);
  expect(slopeOf([[3, 7]])).toBe(0);
  expect(slopeOf([[3, 7], [3, 9]])).toBe(0); // prettier-ignore
});
