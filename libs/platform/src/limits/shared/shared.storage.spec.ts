import { manualClock } from '@cotiza/kernel';
import { FixedWindowStorage } from '../fixed-window.storage';
import type { ScriptAnswer } from './count.script';
import type { CountingServer } from './counting-server';
import { SharedStorage, WAIT_AT_MOST_MS } from './shared.storage';

const SECOND_MS = 1000;
const count = { key: 'a', windowMs: 60_000, limit: 2 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A storage on a server that does as it is told, and what was said of it. */
function bench() {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const [said, counted]: [string[], string[]] = [[], []];
  const state = { isUp: true, opened: 0, closed: 0, answer: () => Promise.resolve<ScriptAnswer>([0, 1, 59_001]) };
  let breakOff: (error: unknown) => void = () => undefined;
  const server = (): CountingServer => ({
    count: () => state.answer(),
    giveBack: async () => void (await state.answer()),
    close: () => void state.closed++,
  });
  const storage = new SharedStorage({
    clock,
    own: new FixedWindowStorage(clock),
    observer: {
      shared: () => said.push('shared'),
      alone: (reason) => said.push(`alone: ${reason}`),
      counted: (where) => counted.push(where),
    },
    open: (onLost) => {
      breakOff = onLost;
      state.opened++;
      return state.isUp
        ? Promise.resolve(server())
        : Promise.reject(Object.assign(new Error('zx'), { code: 'ECONNREFUSED' }));
    },
  });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
    await settled();
  };
  return { clock, storage, state, said, counted, pass, breakOff: (error: unknown) => breakOff(error) };
}

it('tells what the server says', async () => {
  const { storage, state, said } = bench();
  await storage.start();
  expect(await storage.take([count])).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
  state.answer = () => Promise.resolve([2, 0, 3_599_500]);
  expect(await storage.take([count, count])).toEqual({ isFull: true, place: 1, secondsLeft: 3600 });
  state.answer = () => Promise.resolve([1, 0, 0]);
  expect(await storage.take([count])).toEqual({ isFull: true, place: 0, secondsLeft: 1 });
  expect([said, storage.isShared]).toEqual([['shared'], true]);
});

it('counts alone from the start where nobody answers, says so once, and goes over when somebody does', async () => {
  const { storage, state, said, pass } = bench();
  state.isUp = false;
  await storage.start();
  for (const isFull of [false, false, true]) expect((await storage.take([count])).isFull).toBe(isFull);
  await pass(SECOND_MS);
  await pass(SECOND_MS);
  expect(state.opened).toBe(3);
  expect([said, storage.isShared]).toEqual([['alone: ECONNREFUSED'], false]);
  state.isUp = true;
  await pass(SECOND_MS);
  expect([said, storage.isShared]).toEqual([['alone: ECONNREFUSED', 'shared'], true]);
  expect((await storage.take([count])).isFull).toBe(false);
});

it('counts alone as soon as the connection breaks, and again together when it is back', async () => {
  const { storage, state, said, pass, breakOff } = bench();
  await storage.start();
  state.isUp = false;
  breakOff(new Error('READONLY You cannot write'));
  breakOff(new Error('twice'));
  expect(storage.isShared).toBe(false);
  expect((await storage.take([count])).isFull).toBe(false);
  await pass(SECOND_MS);
  state.isUp = true;
  await pass(SECOND_MS);
  expect(said).toEqual(['shared', 'alone: READONLY', 'shared']);
});

it('counts alone what the server refuses, and gives it up', async () => {
  const { storage, state, said } = bench();
  await storage.start();
  state.answer = () => Promise.reject(new Error('OOM command not allowed'));
  expect(await storage.take([count])).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
  expect([said, state.closed]).toEqual([['shared', 'alone: OOM'], 1]);
});

it('waits for a slow server no longer than its bound, and gives it up when it goes on', async () => {
  const { storage, state, said, pass } = bench();
  await storage.start();
  state.answer = () => new Promise(() => undefined);
  for (const late of [1, 2, 3]) {
    let counted: unknown;
    void storage.take([count]).then((answer) => (counted = answer));
    await pass(WAIT_AT_MOST_MS - 1);
    expect(counted).toBeUndefined();
    await pass(1);
    expect(counted).toMatchObject({ isFull: late > 2 });
    expect(storage.isShared).toBe(late < 3);
  }
  expect(said).toEqual(['shared', 'alone: TooLate']);
  expect((await storage.take([count])).isFull).toBe(true);
});

it('bears a late answer now and then', async () => {
  const { storage, state, pass } = bench();
  await storage.start();
  const { answer } = state;
  for (let i = 0; i < 5; i++) {
    state.answer = () => new Promise(() => undefined);
    const counted = storage.take([count]);
    await pass(WAIT_AT_MOST_MS);
    await counted;
    state.answer = answer;
    await storage.take([count]);
  }
  expect(storage.isShared).toBe(true);
});

it('learns from an answer that comes too late who is over a limit', async () => {
  const { storage, state, pass } = bench();
  await storage.start();
  let answer: (value: ScriptAnswer) => void = () => undefined;
  state.answer = () => new Promise((resolve) => (answer = resolve));
  const late = storage.take([count]);
  await pass(WAIT_AT_MOST_MS);
  expect(await late).toMatchObject({ isFull: false });
  answer([1, 0, 30_000]);
  state.answer = () => new Promise(() => undefined);
  const next = storage.take([count]);
  await pass(WAIT_AT_MOST_MS);
  expect(await next).toEqual({ isFull: true, place: 0, secondsLeft: 30 });
});

it('does not mind an answer that fails after it was too late', async () => {
  const { storage, state, pass } = bench();
  await storage.start();
  let fail: (error: Error) => void = () => undefined;
  state.answer = () => new Promise((_resolve, reject) => (fail = reject));
  const late = storage.take([count]);
  await pass(WAIT_AT_MOST_MS);
  await late;
  fail(new Error('the connection is closed'));
  await settled();
  expect(storage.isShared).toBe(true);
});

it('tells where each has been counted', async () => {
  const { storage, state, counted, pass, breakOff } = bench();
  await storage.start();
  await storage.take([count]);
  state.answer = () => new Promise(() => undefined);
  const late = storage.take([count]);
  await pass(WAIT_AT_MOST_MS);
  await late;
  breakOff(new Error('gone'));
  await storage.take([count]);
  expect(counted).toEqual(['together', 'alone', 'alone']);
});

it('takes an answer that lies there when the process comes to itself', async () => {
  const { clock, storage, state } = bench();
  await storage.start();
  let answer: (value: ScriptAnswer) => void = () => undefined;
  state.answer = () => new Promise((resolve) => (answer = resolve));
  const counted = storage.take([count]);
  clock.advance(10 * SECOND_MS);
  answer([1, 0, 5000]);
  expect(await counted).toEqual({ isFull: true, place: 0, secondsLeft: 5 });
});

it('gives back where it counts', async () => {
  const { storage, state } = bench();
  state.isUp = false;
  await storage.start();
  await storage.take([count]);
  await storage.giveBack([count]);
  expect(await storage.take([count])).toMatchObject({ hits: 1 });
});

it('leaves no timer and no connection behind when it is closed', async () => {
  const one = bench();
  await one.storage.start();
  one.storage.close();
  expect([one.state.closed, one.clock.pending()]).toEqual([1, 0]);
  const other = bench();
  other.state.isUp = false;
  await other.storage.start();
  other.storage.close();
  expect(other.clock.pending()).toBe(0);
});

it('keeps over its limit who is known to be, until the window ends, while the server is late or gone', async () => {
  const { storage, state, pass, breakOff } = bench();
  await storage.start();
  state.answer = () => Promise.resolve([1, 0, 30_000]);
  expect(await storage.take([count])).toMatchObject({ isFull: true });
  state.answer = () => new Promise(() => undefined);
  const late = storage.take([{ ...count, key: 'b' }, count]);
  await pass(WAIT_AT_MOST_MS);
  expect(await late).toEqual({ isFull: true, place: 1, secondsLeft: 30 });
  state.isUp = false;
  breakOff(new Error('gone'));
  expect(await storage.take([{ ...count, key: 'b' }])).toMatchObject({ isFull: false });
  await pass(29_000);
  expect(await storage.take([count])).toMatchObject({ isFull: true, secondsLeft: 1 });
  await pass(1000);
  expect(await storage.take([count])).toMatchObject({ isFull: false });
});
