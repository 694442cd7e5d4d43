import { Turns } from './turns';

const turn = () => new Promise(setImmediate);

/** Work in turns on a clock that the work itself moves. */
function bench() {
  let now = 0;
  const turns = new Turns(() => now);
  const done: string[] = [];
  const work = async (name: string, ms: number) => {
    await turns.next();
    now += ms / 2;
    await Promise.resolve();
    await Promise.resolve();
    now += ms / 2;
    done.push(name);
  };
  const passes = (ms: number) => void (now += ms);
  return { turns, work, done, passes };
}

it('begins what was asked for first, and in the same turn of the event loop while it is short', async () => {
  const { work, done } = bench();
  for (const name of ['a', 'b', 'c']) void work(name, 0.25);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('lets everything else have its turn after a millisecond of work', async () => {
  const { work, done } = bench();
  for (const name of ['a', 'b', 'c', 'd', 'e']) void work(name, 0.5);
  await turn();
  expect(done).toEqual(['a', 'b']);
  void work('late', 0.5);
  await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'late']);
});

it('takes as long as everything else took, up to 2 milliseconds', async () => {
  const { work, done, passes } = bench();
  for (let i = 0; i < 30; i++) void work(String(i), 0.5);
  passes(1.5);
  await turn();
  expect(done).toHaveLength(3);
  passes(20);
  await turn();
  expect(done).toHaveLength(7);
  await turn();
  expect(done).toHaveLength(9);
});

it('lets in those who knock before it goes on, but not without end', async () => {
  const { turns, work, done } = bench();
  void work('a', 1);
  turns.knocked();
  await turn();
  turns.knocked();
  await turn();
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a']);
  void work('b', 1);
  for (let i = 0; i < 64; i++) {
    turns.knocked();
    await turn();
  }
  expect(done).toEqual(['a']);
  turns.knocked();
  await turn();
  expect(done).toEqual(['a', 'b']);
});

it('is put off while a turn of everything else is long', async () => {
  const { work, done, passes } = bench();
  void work('a', 1);
  passes(21);
  await turn();
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a']);
});

describe('where turns are long again and again', () => {
  /** Tells of much work whether it went on after everything else had taken so long. */
  const asked = () => {
    const { work, done, passes } = bench();
    for (let i = 0; i < 1000; i++) void work(String(i), 2);
    return async (ms: number) => {
      const before = done.length;
      passes(ms);
      await turn();
      return done.length > before;
    };
  };

  it('is put off eight times, and once more for eight times that it went on', async () => {
    const goesOnAfter = asked();
    for (let i = 0; i < 8; i++) expect(await goesOnAfter(21)).toBe(false);
    for (let i = 0; i < 8; i++) expect(await goesOnAfter(i % 2 === 0 ? 21 : 1)).toBe(true);
    expect(await goesOnAfter(21)).toBe(false);
    expect(await goesOnAfter(21)).toBe(true);
  });

  it('goes on in eight of nine turns, however long and short ones follow on each other', async () => {
    const goesOnAfter = asked();
    let wentOn = 0;
    for (let i = 0; i < 900; i++) if (await goesOnAfter(i % 9 === 0 ? 1 : 21)) wentOn++;
    expect(wentOn).toBeGreaterThanOrEqual(800 - 8);
  });

  it('is put off as often as ever once nothing waited any more', async () => {
    const { turns, work, done, passes } = bench();
    for (let round = 0; round < 2; round++) {
      void work('a', 1);
      for (let i = 0; i < 8; i++) {
        passes(21);
        await turn();
      }
      expect(done).toHaveLength(round);
      passes(21);
      await turn();
      expect(done).toHaveLength(round + 1);
      await turn();
      expect(turns.mayBegin()).toBe(true);
      await turn();
    }
  });
});

describe('at once', () => {
  it('begins what comes while nothing waits, as long as it is short', async () => {
    const { turns, passes } = bench();
    expect(turns.mayBegin()).toBe(true);
    passes(0.5);
    expect(turns.mayBegin()).toBe(true);
    passes(0.5);
    expect(turns.mayBegin()).toBe(false);
    await turn();
    expect(turns.mayBegin()).toBe(true);
  });

  it('begins nothing before what waits', async () => {
    const { turns, work, done } = bench();
    void work('a', 0.5);
    void work('b', 0.5);
    void work('c', 0.5);
    expect(turns.mayBegin()).toBe(false);
    await turn();
    expect(done).toEqual(['a', 'b']);
    expect(turns.mayBegin()).toBe(false);
    await turn();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(turns.mayBegin()).toBe(true);
  });
});

it('goes on after having had nothing to do', async () => {
  const { work, done } = bench();
  await work('a', 100);
  await turn();
  await work('b', 100);
  expect(done).toEqual(['a', 'b']);
});
