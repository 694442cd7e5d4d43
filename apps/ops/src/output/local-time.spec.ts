import fc from 'fast-check';
import { localTime, localTimeOrNull } from './local-time';

describe('local time', () => {
  it('is ISO 8601 with the offset of the wall, and means the same instant to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2100-01-01') }), (instant) => {
        const text = localTime(instant);
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(Date.parse(text)).toBe(Math.floor(instant / 1000) * 1000);
        expect(Number(text.slice(11, 13))).toBe(new Date(instant).getHours());
      }),
    );
  });

  it('is nothing where there is none', () => expect(localTimeOrNull(null)).toBeNull());
});
