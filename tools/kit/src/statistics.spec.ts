import { median, medians, percentile } from './statistics';

describe('median', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

  it('leaves its figures in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of nothing is an error', () => expect(() => median([])).toThrow(RangeError));
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0.5, 1],
  ])('%d of 1 to 100 is %d', (percent, expected) => expect(percentile(hundred, percent)).toBe(expected));

  it('takes the next figure where the rank is not whole', () => {
    expect(percentile([1, 2, 3], 50)).toBe(2);
    expect(percentile([1, 2, 3], 99)).toBe(3);
  });

  it('sorts figures as numbers, not as texts', () => expect(percentile([10, 9, 2], 50)).toBe(9));

  it.each([0, -1, 101, Number.NaN])('refuses %d', (percent) => {
    expect(() => percentile([1], percent)).toThrow(RangeError);
  });

  it('of nothing is an error', () => expect(() => percentile([], 50)).toThrow(RangeError));
});

describe('medians', () => {
  it('takes each figure by itself', () => {
    const rounds = [
      { p50Ms: 1, p99Ms: 30 },
      { p50Ms: 3, p99Ms: 10 },
      { p50Ms: 2, p99Ms: 20 },
    ];
    expect(medians(rounds, ['p50Ms', 'p99Ms'])).toEqual({ p50Ms: 2, p99Ms: 20 });
  });

  it('says nothing of a figure that was not always measured', () => {
    expect(medians([{ cpu: 1 }, { cpu: null }], ['cpu'])).toEqual({ cpu: null });
  });
});
