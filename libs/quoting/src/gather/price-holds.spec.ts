import { dayInSpain, manualClock } from '@cotiza/kernel';
import fc from 'fast-check';
import { priceHoldsUntil, purchaseLinkEnd } from './price-holds';

const holds = (now: string, days: number) => priceHoldsUntil(manualClock(now), days);

it.each([
  ['2026-11-21T09:00:00Z', 15, '2026-12-06'],
  ['2026-11-21T09:00:00Z', 30, '2026-12-21'],
  ['2026-11-21T22:59:30Z', 20, '2026-12-11'],
  ['2026-11-21T23:00:00Z', 20, '2026-12-12'],
  ['2026-12-20T23:30:00Z', 15, '2027-01-05'],
  // At 23:30 in Spain; 15 days of 24 hours later summer time has begun, and it is half past midnight.
  ['2027-03-20T22:30:00Z', 15, '2027-04-05'],
])('a price of %s that holds %d days holds until %s', (now, days, until) => expect(holds(now, days)).toBe(until));

it('never ends before the purchase link, whatever the instant and the setting', () => {
  const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2028-01-01T00:00:00Z')];
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 365 }), (now, days) => {
      expect(holds(new Date(now).toISOString(), days) >= dayInSpain(purchaseLinkEnd(now))).toBe(true);
    }),
  );
});
