import { manualClock } from '@cotiza/kernel';
import { tallyOf } from './tally';

it('tells together of what was counted within a while, each count once', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const told: object[] = [];
  const tally = tallyOf<'email' | 'webhook'>(clock, (counts) => told.push(counts));
  for (const name of ['email', 'webhook', 'email'] as const) tally.add(name);
  expect(told).toEqual([]);
  clock.advance(500);
  expect(told).toEqual([{ email: 2, webhook: 1 }]);
  tally.add('email');
  tally.tell();
  clock.advance(500);
  expect(told).toEqual([{ email: 2, webhook: 1 }, { email: 1 }]);
  expect(clock.pending()).toBe(0);
});
