import { INSURANCE_LINES } from '../lines';
import { bodyOf, TEST_DAY } from '../testing';
import { isDeeperThanAnyBody } from './depth';
import { judge } from './judge';

/** Wraps a value into this number of objects. */
const inside = (levels: number, value: unknown = 1): unknown =>
  levels === 0 ? value : { inner: inside(levels - 1, value) };

describe('a value nested deeper than any body', () => {
  it.each(INSURANCE_LINES)('is no body of %s', (line) => expect(isDeeperThanAnyBody(bodyOf(line).build())).toBe(false));

  it.each([undefined, null, 1, 'text', [], {}, inside(3)])('is not %j', (value) =>
    expect(isDeeperThanAnyBody(value)).toBe(false),
  );

  it('is detected from the first level that no valid body has, and such a body has faults', () => {
    expect(isDeeperThanAnyBody(inside(4))).toBe(true);
    expect(isDeeperThanAnyBody([[[[1]]]])).toBe(true);
    expect(judge(inside(4), TEST_DAY).faults).not.toEqual([]);
  });

  it('may be as deep as a request has room for', () => {
    const levels = 60_000;
    const arrays: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const deep = { ...bodyOf('Car').build(), client_reference: arrays };
    expect(isDeeperThanAnyBody(deep)).toBe(true);
    expect(judge(deep, TEST_DAY).faults).toMatchObject([{ campo: 'client_reference', codigo: 'tipo' }]);
  });
});
