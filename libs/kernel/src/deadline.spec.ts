import { withDeadline } from './deadline';
import { manualClock } from './manual-clock';

const LIMIT_MS = 1_000;
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('gave up')));

describe('what has a deadline', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  afterEach(() => expect(clock.pending()).toBe(0));

  it('is told to give up when its time is over, and not before', async () => {
    let signal: AbortSignal | undefined;
    const answer = withDeadline(clock, LIMIT_MS, (given) => untilAborted((signal = given)));
    clock.advance(LIMIT_MS - 1);
    expect(signal!.aborted).toBe(false);
    clock.advance(1);
    expect(await answer).toBe('gave up');
  });

  it('that ends in time leaves no timer, whether it succeeds or fails', async () => {
    expect(await withDeadline(clock, LIMIT_MS, () => Promise.resolve(7))).toBe(7);
    await expect(withDeadline(clock, LIMIT_MS, () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  });
});
