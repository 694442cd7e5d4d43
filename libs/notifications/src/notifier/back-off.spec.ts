import fc from 'fast-check';
import { backOffMs, FEWEST_ATTEMPTS, GIVE_UP_AFTER_MS, nextAttemptAt } from './back-off';

const SIX_HOURS_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;
const attempts = fc.nat({ max: 10_000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before another attempt', () => {
  it('is 5 to 10 seconds at first, and never more than 6 hours', () => {
    fc.assert(
      fc.property(attempts, random, (failed, drawn) => {
        expect(backOffMs(failed, drawn)).toBeGreaterThanOrEqual(5000);
        expect(backOffMs(failed, drawn)).toBeLessThanOrEqual(failed === 0 ? 10_000 : SIX_HOURS_MS);
      }),
    );
  });

  it('grows with each attempt by what is not drawn by lot, until it is 3 hours at least', () => {
    fc.assert(
      fc.property(attempts, random, random, (failed, one, other) => {
        const least = Math.min(backOffMs(failed, one), SIX_HOURS_MS / 2);
        expect(backOffMs(failed + 1, other)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('differs by lot over half of it', () => {
    expect([backOffMs(3, 0), backOffMs(3, 0.5), backOffMs(3, 0.999_999)]).toEqual([40_000, 60_000, 80_000]);
  });
});

describe('the next attempt', () => {
  const createdAt = Date.parse('2026-11-21T09:00:00Z');

  it('is in the future, and not after the day on which the message is given up', () => {
    const age = fc.nat({ max: GIVE_UP_AFTER_MS - 1 });
    fc.assert(
      fc.property(attempts, random, age, fc.nat(), (failed, drawn, old, asked) => {
        const next = nextAttemptAt({ createdAt, attempts: failed }, createdAt + old, drawn, asked)!;
        expect(next).toBeGreaterThan(createdAt + old);
        expect(next).toBeLessThanOrEqual(createdAt + GIVE_UP_AFTER_MS);
      }),
    );
  });

  it('waits for as long as the receiver asks, up to 6 hours', () => {
    const waits = [0, 60_000, 10 * SIX_HOURS_MS].map(
      (asked) => nextAttemptAt({ createdAt, attempts: 0 }, createdAt, 0, asked)! - createdAt,
    );
    expect(waits).toEqual([5000, 60_000, SIX_HOURS_MS]);
  });

  it('is none after 3 days', () => {
    const message = { createdAt, attempts: FEWEST_ATTEMPTS };
    expect(nextAttemptAt(message, createdAt + 3 * DAY_MS - 1, 0)).toBe(createdAt + 3 * DAY_MS);
    expect(nextAttemptAt(message, createdAt + 3 * DAY_MS, 0)).toBeNull();
  });

  it('comes a few times for a message that is replayed after that', () => {
    const now = createdAt + 20 * DAY_MS;
    const next = [0, 1, 2, 3, 4, 5].map((failed) => nextAttemptAt({ createdAt, attempts: failed }, now, 0));
    expect(next.map((at) => at !== null && at > now)).toEqual([true, true, true, true, false, false]);
  });
});
