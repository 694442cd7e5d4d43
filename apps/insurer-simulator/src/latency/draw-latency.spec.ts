import { seededRandom } from '../randomness/seeded-random';
import { drawLatency } from './draw-latency';
import type { LatencyModel } from './latency-model';
import { parseLatency } from './parse-latency';

const DRAWS = 20_000;

/** Draws in order, from the shortest to the longest. */
function sorted(model: LatencyModel): number[] {
  const random = seededRandom(1, 'latency');
  return Array.from({ length: DRAWS }, () => drawLatency(model, random)).sort((a, b) => a - b);
}

const at = (draws: readonly number[], quantile: number) => draws[Math.floor(quantile * DRAWS)]!;

it.each([
  ['lognormal:300:2000', 300, 2000],
  ['lognormal:1500:6000', 1500, 6000],
  ['lognormal:40:45', 40, 45],
  ['uniform:10:90', 50, 89.2],
  ['constant:50', 50, 50],
])('draws %s with its median and its 99th percentile', (text, median, p99) => {
  const draws = sorted(parseLatency(text));
  expect(Math.abs(at(draws, 0.5) / median - 1)).toBeLessThan(0.05);
  expect(Math.abs(at(draws, 0.99) / p99 - 1)).toBeLessThan(0.05);
});

it('keeps a uniform latency within its limits', () => {
  const draws = sorted(parseLatency('uniform:10:90'));
  expect(draws[0]).toBeGreaterThanOrEqual(10);
  expect(draws.at(-1)).toBeLessThanOrEqual(90);
});

it('spends one number whatever the model, so that a change shifts nothing after it', () => {
  const after = ['none', 'constant:5', 'uniform:1:2', 'lognormal:1:2'].map((text) => {
    const random = seededRandom(3, 'pace');
    drawLatency(parseLatency(text), random);
    return random();
  });
  expect(new Set(after).size).toBe(1);
});

it('draws a number also from the very first of a stream', () => {
  expect(drawLatency(parseLatency('lognormal:300:2000'), () => 0)).toBeGreaterThan(0);
});
