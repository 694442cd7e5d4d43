import { lastResult, microsPerCall } from './batch-timer';

const plan = { warmUpMs: 5, batches: 3, batchMs: 5 };

it('takes the time of a call', () => {
  const busyMs = 0.5;
  const micros = microsPerCall(() => {
    const until = performance.now() + busyMs;
    while (performance.now() < until);
  }, plan);
  expect(micros).toBeGreaterThanOrEqual(busyMs * 1000);
});

it('numbers the calls of a batch from 0 and keeps what the last returned', () => {
  const seen: number[] = [];
  microsPerCall((count) => seen.push(count), plan);
  expect(seen.filter((count) => count === 0)).toHaveLength(plan.batches + 1);
  expect(lastResult()).toBe(seen.length);
});
