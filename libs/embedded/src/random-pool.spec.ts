import { randomPool } from './random-pool';

describe('the pool of random bytes', () => {
  it('gives as many as asked, never the same twice, across refills', () => {
    const draw = randomPool();
    const seen = new Set(Array.from({ length: 2000 }, () => Buffer.from(draw(10)).toString('hex')));
    expect(seen.size).toBe(2000);
    expect([...seen].every((hex) => hex.length === 20)).toBe(true);
  });

  it('gives bytes of every value', () => {
    const draw = randomPool();
    const values = new Set(Array.from({ length: 500 }, () => [...draw(100)]).flat());
    expect(values.size).toBe(256);
  });
});
