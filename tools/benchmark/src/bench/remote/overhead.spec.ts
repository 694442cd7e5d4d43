import { afterDeadlineMs, overheadsMs } from './overhead';
import type { SeenQuote } from './quotes-in-flight';

const seen = (reference: string, latencyMs: number): SeenQuote => ({ reference, latencyMs, insurers: 8 });

it('compares a quotation with its slowest insurer', () => {
  const paces = new Map([
    ['a', [300, 900, 20]],
    ['b', [50]],
  ]);
  expect(overheadsMs([seen('a', 904), seen('b', 51.5)], paces, 7000)).toEqual([4, 1.5]);
});

it('counts an insurer no longer than to the deadline', () => {
  expect(overheadsMs([seen('a', 7003)], new Map([['a', [12_000, 300]]]), 7000)).toEqual([3]);
});

it('compares nothing with nothing', () => {
  expect(() => overheadsMs([seen('a', 10)], new Map(), 7000)).toThrow('do not know the quotation a');
});

it('compares with the deadline alone', () => {
  expect(afterDeadlineMs([seen('a', 3002), seen('b', 2999)], 3000)).toEqual([2, -1]);
});
