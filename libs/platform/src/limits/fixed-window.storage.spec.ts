import { manualClock } from '@cotiza/kernel';
import fc from 'fast-check';
import { FixedWindowStorage } from './fixed-window.storage';
import { limitStorageContract, type LimitBench } from '../testing/limit-storage.contract';

const MINUTE_MS = 60_000;

limitStorageContract('counting in the memory of a process', () => bench);

let bench: LimitBench;
beforeEach(() => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  bench = {
    storage: new FixedWindowStorage(clock),
    advance: (ms) => Promise.resolve(clock.advance(ms)),
    aheadMs: () => 0,
  };
});

describe('windows in memory', () => {
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

  it('are kept up to a number: the one that began first is forgotten', async () => {
    const storage = new FixedWindowStorage(manualClock('2026-11-21T09:00:00Z'), 3);
    const blocked = async (key: string) => (await storage.increment(key, MINUTE_MS, 1)).isBlocked;
    for (const key of ['a', 'b', 'c', 'd']) expect(await blocked(key)).toBe(false);
    expect(storage.size).toBe(3);
    for (const key of ['b', 'c', 'd']) expect(await blocked(key)).toBe(true);
    expect(await blocked('a')).toBe(false);
  });
});
