import { getEventListeners } from 'node:events';
import { Deadline, onceAborted, unlessOver, withDeadline } from './deadline';
import { manualClock } from './time';

const LIMIT_MS = 1_000;
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('gave up')));

describe('what has a deadline', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  afterEach(() => expect(clock.pending()).toBe(0));

  it('is aborted when its time is over, and not before', async () => {
    let signal: AbortSignal | undefined;
    const answer = withDeadline(clock, LIMIT_MS, (given) => untilAborted((signal = given)));
    clock.advance(LIMIT_MS - 1);
    expect(signal!.aborted).toBe(false);
    clock.advance(1);
    expect(await answer).toBe('gave up');
  });

  it('is aborted with the outer signal, and leaves no listener on it', async () => {
    const outer = new AbortController();
    const answer = withDeadline(clock, LIMIT_MS, untilAborted, outer.signal);
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
    outer.abort();
    expect(await answer).toBe('gave up');
    expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
    const isAborted = await withDeadline(clock, LIMIT_MS, ({ aborted }) => Promise.resolve(aborted), outer.signal);
    expect(isAborted).toBe(true);
  });

  it('that ends in time leaves no timer, whether it succeeds or fails', async () => {
    expect(await withDeadline(clock, LIMIT_MS, () => Promise.resolve(7))).toBe(7);
    await expect(withDeadline(clock, LIMIT_MS, () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  });
});

const DEADLINE_MS = 8000;

function stage(outer?: AbortSignal) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  return { clock, deadline: new Deadline(DEADLINE_MS, clock, outer) };
}

describe('a deadline', () => {
  it('is one for all who wait for it, and tells them before their work is stopped', () => {
    const { clock, deadline } = stage();
    const seen: string[] = [];
    deadline.signal.addEventListener('abort', () => seen.push('stopped'));
    deadline.onceOver(() => seen.push('first'));
    deadline.onceOver(() => seen.push('second'));
    expect(clock.pending()).toBe(1);
    clock.advance(DEADLINE_MS - 1);
    expect(seen).toEqual([]);
    clock.advance(1);
    expect(seen).toEqual(['first', 'second', 'stopped']);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('is the same for who comes later, and over for who comes too late', () => {
    const { clock, deadline } = stage();
    const seen: string[] = [];
    deadline.onceOver(() => seen.push('early'))();
    clock.advance(DEADLINE_MS - 10);
    deadline.onceOver(() => seen.push('late'));
    clock.advance(10);
    deadline.onceOver(() => seen.push('too late'))();
    expect(seen).toEqual(['late', 'too late']);
    expect(clock.pending()).toBe(0);
  });

  it('leaves no timer when nobody waits any more, and tells nobody who does not', () => {
    const { clock, deadline } = stage();
    const action = jest.fn();
    const [first, second] = [deadline.onceOver(() => action()), deadline.onceOver(() => action())];
    first();
    first();
    expect(clock.pending()).toBe(1);
    second();
    expect(clock.pending()).toBe(0);
    clock.advance(DEADLINE_MS);
    expect(action).not.toHaveBeenCalled();
  });

  it('is also over when whoever asked gives up, once, and leaves no timer', () => {
    const asker = new AbortController();
    const { clock, deadline } = stage(asker.signal);
    const action = jest.fn();
    deadline.onceOver(action);
    asker.abort();
    expect(action).toHaveBeenCalledTimes(1);
    expect(deadline.signal.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
    deadline.onceOver(action);
    clock.advance(DEADLINE_MS);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('is over from the start for an asker who is gone', () => {
    const { clock, deadline } = stage(AbortSignal.abort());
    const action = jest.fn();
    deadline.onceOver(action);
    expect(action).toHaveBeenCalledTimes(1);
    expect(clock.pending()).toBe(0);
  });
});

describe('work that is waited for until time is over', () => {
  const never = () => new Promise<string>(() => undefined);

  it('gives what it comes to, be it an error, and takes back what would have followed', async () => {
    const { clock, deadline } = stage();
    expect(await deadline.orLate(Promise.resolve('done'), () => 'late')).toBe('done');
    await expect(deadline.orLate(Promise.reject(new RangeError('no')), () => 'late')).rejects.toThrow('no');
    expect(clock.pending()).toBe(0);
  });

  it('gives what is said instead, though the work goes on', async () => {
    const { clock, deadline } = stage();
    const answer = deadline.orLate(never(), () => 'late');
    clock.advance(DEADLINE_MS);
    expect(await answer).toBe('late');
  });

  it('is asked for nothing instead once it is done, though time is said to be over after that', async () => {
    const actions: (() => void)[] = [];
    const late = jest.fn(() => Promise.reject(new Error('unread')));
    const outcome = unlessOver<unknown>(
      Promise.resolve('done'),
      (action) => (actions.push(action), () => undefined),
      late,
    );
    expect(await outcome).toBe('done');
    actions.forEach((action) => action());
    expect(late).not.toHaveBeenCalled();
  });

  it('is let go of by a signal that is aborted, and listens to it no longer than it lasts', async () => {
    const controller = new AbortController();
    const late = jest.fn(() => 'late');
    expect(await unlessOver(Promise.resolve('done'), onceAborted(controller.signal), late)).toBe('done');
    const answer = unlessOver(never(), onceAborted(controller.signal), late);
    controller.abort();
    expect(await answer).toBe('late');
    expect(late).toHaveBeenCalledTimes(1);
  });
});
