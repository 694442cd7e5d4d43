import { InvalidOption } from '../invalid-option';
import { seededRandom } from '../randomness/seeded-random';
import { parseLatency } from './latency';

const DRAWS = 20_000;

/** Draws in order, from the shortest to the longest. */
function sorted(text: string): number[] {
  const random = seededRandom(1, 'latency');
  const { draw } = parseLatency(text);
  return Array.from({ length: DRAWS }, () => draw(random)).sort((a, b) => a - b);
}

it.each([
  ['lognormal:300:2000', 300, 2000],
  ['lognormal:40:45', 40, 45],
  ['uniform:10:90', 50, 89.2],
  ['constant:50', 50, 50],
])('draws %s with its median and its 99th percentile', (text, median, p99) => {
  const draws = sorted(text);
  const at = (quantile: number) => draws[Math.floor(quantile * DRAWS)]!;
  expect(Math.abs(at(0.5) / median - 1)).toBeLessThan(0.05);
  expect(Math.abs(at(0.99) / p99 - 1)).toBeLessThan(0.05);
});

it('keeps a uniform latency within its limits', () => {
  const draws = sorted('uniform:10:90');
  expect(draws[0]).toBeGreaterThanOrEqual(10);
  expect(draws.at(-1)).toBeLessThanOrEqual(90);
});

it('spends the same numbers whatever the kind, so that a change shifts nothing after it', () => {
  const after = ['none', 'constant:5', 'uniform:1:2', 'lognormal:1:2'].map((text) => {
    const random = seededRandom(3, 'pace');
    parseLatency(text).draw(random);
    return random();
  });
  expect(new Set(after).size).toBe(1);
});

it.each([
  ['', 'it must be none'],
  ['none:1', 'it must be none'],
  ['constant', 'it must be none'],
  ['gamma:1:2', 'it must be none'],
  ['constant:fast', 'fast is not a number'],
  ['constant:-1', '-1 is not a number'],
  ['constant:600001', '600001 is not a number'],
  ['uniform:90:10', 'MIN is above MAX'],
  ['lognormal:0:10', 'MEDIAN must be above 0'],
  ['lognormal:2000:300', 'not above P99'],
])('refuses %p', (text, why) => {
  expect(() => parseLatency(text)).toThrow(InvalidOption);
  expect(() => parseLatency(text)).toThrow(why);
});
