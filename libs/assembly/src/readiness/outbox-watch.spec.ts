import { manualClock } from '@cotiza/kernel';
import type { Backlog } from '@cotiza/storage';
import { outboxFlow, watchOutbox } from './outbox-watch';
import { DEFAULT_SETTINGS } from '../settings/service-settings';

const turn = () => new Promise(setImmediate);

/** An outbox that is counted as the test says. */
async function watched(first: Backlog) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const desk = { next: first as Backlog | Error, counted: 0 };
  const backlog = () => {
    desk.counted++;
    return desk.next instanceof Error ? Promise.reject(desk.next) : Promise.resolve(desk.next);
  };
  return { clock, desk, watch: await watchOutbox({ backlog }, clock) };
}

it('counts every five seconds, and keeps to the last count while the database does not answer', async () => {
  const { clock, desk, watch } = await watched({ waiting: 3, oldestDueAt: null });
  expect([watch.waiting(), watch.oldestDueSeconds()]).toEqual([3, 0]);
  desk.next = new Error('gone');
  clock.advance(5000);
  await turn();
  expect(watch.waiting()).toBe(3);
  desk.next = { waiting: 9, oldestDueAt: clock.now() - 1500 };
  clock.advance(5000);
  await turn();
  expect([watch.waiting(), watch.oldestDueSeconds()]).toEqual([9, 6.5]);
  expect(desk.counted).toBe(3);
  watch.stop();
  expect(clock.pending()).toBe(0);
});

it('counts no more once it is stopped, even while it counts', async () => {
  const { clock, watch } = await watched({ waiting: 0, oldestDueAt: null });
  clock.advance(5000);
  watch.stop();
  await turn();
  expect(clock.pending()).toBe(0);
});

describe('how messages leave', () => {
  const bounds = {
    READY_OUTBOX_AGE_YELLOW_S: 60,
    READY_OUTBOX_AGE_RED_S: 600,
    READY_OUTBOX_BACKLOG_YELLOW: 100,
    READY_OUTBOX_BACKLOG_RED: 1000,
  };
  const flow = (waiting: number, seconds: number, settings = bounds) =>
    outboxFlow({ waiting: () => waiting, oldestDueSeconds: () => seconds, stop: () => undefined }, settings).check();

  it.each([
    [100, 60, undefined],
    [101, 0, 'degraded'],
    [1, 61, 'degraded'],
    [1001, 0, 'too many'],
    [1, 601, 'too many'],
  ])('%d waiting, the first for %d s: %s', async (waiting, seconds, state) => {
    expect(await flow(waiting, seconds).catch(() => 'too many')).toBe(state);
  });

  it('by default is never a reason to send no requests: what is quoted is delivered later', async () => {
    expect(await flow(1e9, 1e9, DEFAULT_SETTINGS)).toBe('degraded');
  });
});
