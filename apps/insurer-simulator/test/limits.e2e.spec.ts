import { manualClock } from '@cotiza/kernel';
import { faroCalls, plateCalls, robleCalls, type QuotationCalls } from './quotation-calls';
import { sendRaw } from './raw-request';
import { simulator } from './running-simulator';

/** Counts the answers of each status. */
async function statuses({ next }: QuotationCalls, count: number) {
  const answers = await Promise.all(Array.from({ length: count }, () => sendRaw(next())));
  return answers.reduce<Record<string, number>>((counted, { status }) => {
    return { ...counted, [String(status)]: (counted[String(status)] ?? 0) + 1 };
  }, {});
}

it('holds clients to what the documents allow at once', async () => {
  const running = await simulator({ enforceLimits: true });
  await running.latency('faro-a', 'constant:2000');
  await running.latency('roble-a', 'constant:2000');
  expect(await statuses(await faroCalls(running), 25)).toEqual({ 200: 20, 429: 5 });
  expect(await statuses(robleCalls(running), 12)).toEqual({ 200: 10, 500: 2 });
  await running.close();
});

it('holds them to what the registry allows in a second', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const running = await simulator({ enforceLimits: true, clock });
  expect(await statuses(plateCalls(running), 103)).toEqual({ 200: 100, 429: 3 });
  clock.advance(1_000);
  expect(await statuses(plateCalls(running), 1)).toEqual({ 200: 1 });
  await running.close();
});

it('are not enforced by default', async () => {
  const running = await simulator();
  await running.latency('roble-a', 'constant:200');
  expect(await statuses(robleCalls(running), 40)).toEqual({ 200: 40 });
  await running.close();
});
