import fc from 'fast-check';
import { localTime } from '../output/local-time';
import { since } from './since';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const parse = since(() => NOW);

describe('since when', () => {
  const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

  it('is any number of minutes, hours, days or weeks ago', () => {
    const unit = fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[]));
    fc.assert(
      fc.property(fc.nat(999_999), unit, (count, name) => {
        expect(parse(`${count}${name}`)).toBe(NOW - count * units[name]);
      }),
    );
  });

  it('is any instant as it is printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('1990-01-01') / 1000, max: Date.parse('2090-01-01') / 1000 }),
        (second) => {
          expect(parse(localTime(second * 1000))).toBe(second * 1000);
        },
      ),
    );
  });

  it('is the beginning of any day, here', () => {
    const days = fc.date({ min: new Date('1990-01-02'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const start = new Date(parse(day));
        expect(localTime(start.getTime()).slice(0, 10)).toBe(day);
        expect(localTime(start.getTime() - 1000).slice(0, 10)).not.toBe(day);
      }),
    );
  });

  it.each(['2026-11-21T10:00+01:00', '2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'])('is %s', (text) =>
    expect(parse(text)).toBe(NOW),
  );

  it.each(['', '7', '-7d', '1.5h', '2026-02-30', '2026-11-21T25:00', '2026-11-21T10', '9999999d', 'yesterday'])(
    'is not "%s"',
    (text) => expect(() => parse(text)).toThrow('It must be'),
  );
});
