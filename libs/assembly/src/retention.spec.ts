import { manualClock } from '@cotiza/kernel';
import { keepRetention, untilDayIsOver } from './retention';

const DAY_MS = 86_400_000;

it('[What the law asks besides / retention] purges every hour what is older than it may be kept, and goes on when a purge fails', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const before: number[] = [];
  const faults: unknown[] = [];
  const privacy = {
    purge: (instant: number) => {
      before.push(clock.now() - instant);
      return before.length === 1 ? Promise.reject(new Error('database down')) : Promise.resolve(0);
    },
  };
  const mails: number[] = [];
  const retained = [
    { days: 30, purge: privacy.purge },
    { days: 10, purge: async (instant: number) => void mails.push(clock.now() - instant) },
  ];
  const stop = keepRetention(retained, clock, (error) => faults.push(error));
  expect(before).toEqual([]);
  clock.advance(60_000);
  clock.advance(3_600_000);
  await Promise.resolve();
  expect(before).toEqual([30 * DAY_MS, 30 * DAY_MS]);
  expect(mails).toEqual([10 * DAY_MS, 10 * DAY_MS]);
  await new Promise(process.nextTick);
  expect(faults).toHaveLength(1);
  stop();
  clock.advance(10 * 3_600_000);
  expect(before).toHaveLength(2);
});

it('[What the law asks besides / retention] keeps quotations for their days, and purges a day as a whole once all of it is older', () => {
  const clock = manualClock('2026-11-21T22:30:00Z');
  const purged: string[] = [];
  const quotes = { days: 2, purge: async (before: number) => void purged.push(new Date(before).toISOString()) };
  const stop = keepRetention([untilDayIsOver(quotes)], clock, () => undefined);
  clock.advance(60_000);
  clock.advance(3_600_000);
  clock.advance(3_600_000);
  stop();
  expect(purged).toEqual(['2026-11-19T00:00:00.000Z', '2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z']);
});
