import { manualClock } from './time';
import { pause } from './pause';

const FOR_MS = 100;

describe('a pause', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  afterEach(() => expect(clock.pending()).toBe(0));

  it.each([undefined, new AbortController().signal])('ends after its time: %#', async (signal) => {
    const ended = jest.fn();
    const waiting = pause(clock, FOR_MS, signal).then(ended);
    clock.advance(FOR_MS - 1);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    clock.advance(1);
    await waiting;
  });

  it('ends as soon as its signal is aborted, and at once where it is already', async () => {
    const controller = new AbortController();
    const waiting = pause(clock, FOR_MS, controller.signal);
    controller.abort();
    await waiting;
    await pause(clock, FOR_MS, controller.signal);
  });
});
