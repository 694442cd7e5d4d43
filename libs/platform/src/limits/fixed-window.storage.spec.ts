import { manualClock } from '@cotiza/kernel';
import fc from 'fast-check';
import { FixedWindowStorage } from './fixed-window.storage';

const MINUTE_MS = 60_000;

describe('counting in windows', () => {
  it('lets `limit` requests through in a window, and tells the seconds left', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const storage = new FixedWindowStorage(clock);
    const hit = () => storage.increment('a', MINUTE_MS, 2);
    expect(await hit()).toEqual({ totalHits: 1, timeToExpire: 60, isBlocked: false, timeToBlockExpire: 0 });
    clock.advance(59_500);
    expect(await hit()).toMatchObject({ totalHits: 2, timeToExpire: 1, isBlocked: false });
    expect(await hit()).toMatchObject({ isBlocked: true, timeToBlockExpire: 1 });
    clock.advance(500);
    expect(await hit()).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('never lets more than the limit through in any window that it opens', async () => {
    const steps = fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 5 }), async (pauses, limit) => {
        const clock = manualClock('2026-11-21T09:00:00Z');
        const storage = new FixedWindowStorage(clock);
        let passed = 0;
        let windowEnd = 0;
        for (const pause of pauses) {
          clock.advance(pause);
          if (clock.now() >= windowEnd) [passed, windowEnd] = [0, clock.now() + MINUTE_MS];
          if (!(await storage.increment('a', MINUTE_MS, limit)).isBlocked) passed++;
          expect(passed).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it('forgets the windows that have ended instead of growing', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const storage = new FixedWindowStorage(clock);
    for (let client = 0; client < 50_000; client++) {
      if (client % 1000 === 0) clock.advance(MINUTE_MS);
      await storage.increment(String(client), MINUTE_MS, 1);
    }
    expect(storage.size).toBeLessThan(11_000);
  });
});
