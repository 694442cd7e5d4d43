import { manualClock } from '@cotiza/kernel';
import { Supervisor, WorkerEnded, type Ending } from './supervisor';

const turn = () => new Promise(setImmediate);
const KILLED: Ending = { code: null, signal: 'SIGKILL' };

/** Processes of a test: each serves or ends when the test says so. */
function bench(count = 2) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const forked: { number: number; signals: string[]; serve: (url?: string) => void; end: (how?: Ending) => void }[] =
    [];
  const told: unknown[] = [];
  const supervisor = new Supervisor({
    count,
    clock,
    report: (event, facts) => told.push([event, facts]),
    fork: (number) => {
      let [serving, ended] = [(_url: string): void => undefined, (_how: Ending): void => undefined];
      const signals: string[] = [];
      const serve = (url = 'http://127.0.0.1:3000') => serving(url);
      forked.push({ number, signals, serve, end: (how = KILLED) => ended(how) });
      return {
        onServing: (call) => void (serving = call),
        onEnd: (call) => void (ended = call),
        kill: (signal) => void signals.push(signal),
      };
    },
  });
  const last = () => forked.at(-1)!;
  const started = async () => {
    const url = supervisor.start();
    for (let index = 0; index < count; index++) {
      forked[index]!.serve();
      await turn();
    }
    return url;
  };
  return { clock, forked, told, supervisor, last, started };
}

describe('several processes that serve together', () => {
  it('start one after the other has shown that it can, and say where they listen once all do', async () => {
    const { supervisor, forked } = bench(3);
    const url = supervisor.start();
    expect(forked.map(({ number }) => number)).toEqual([1]);
    forked[0]!.serve('http://127.0.0.1:3456');
    await turn();
    expect(forked.map(({ number }) => number)).toEqual([1, 2, 3]);
    forked[1]!.serve();
    expect(supervisor.serving).toBe(2);
    forked[2]!.serve();
    expect(await url).toBe('http://127.0.0.1:3456');
    expect(supervisor.serving).toBe(3);
  });

  it('are not started again and again where the first cannot serve', async () => {
    const { supervisor, forked, clock } = bench();
    const started = supervisor.start();
    forked[0]!.end({ code: 78, signal: null });
    await expect(started).rejects.toMatchObject({ how: { code: 78 } });
    await expect(started).rejects.toBeInstanceOf(WorkerEnded);
    clock.advance(60_000);
    expect(forked).toHaveLength(1);
  });

  it('are replaced when they end, which is told, later and later while they end soon', async () => {
    const { supervisor, forked, told, clock, started, last } = bench();
    await started();
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) {
      const before = forked.length;
      forked
        .filter(({ number }) => number === 2)
        .at(-1)!
        .end();
      expect(supervisor.serving).toBe(1);
      let waited = 0;
      for (; forked.length === before; waited += 100) clock.advance(100);
      waits.push(waited);
      expect(last().number).toBe(2);
      last().serve();
    }
    expect(waits).toEqual([100, 1000, 5000, 15_000, 30_000, 30_000, 30_000]);
    expect(told.slice(0, 3)).toEqual([
      ['worker ended', { worker: 2, ...KILLED, againInMs: 100 }],
      ['worker serving', { worker: 2 }],
      ['worker ended', { worker: 2, ...KILLED, againInMs: 1000 }],
    ]);
    expect(supervisor.restarts).toBe(7);
    clock.advance(60_000);
    last().end();
    clock.advance(100);
    expect(supervisor.restarts).toBe(8);
  });

  it('are started again also where they end before they serve', async () => {
    const { forked, clock, started, last } = bench();
    await started();
    last().end();
    clock.advance(100);
    last().end({ code: 1, signal: null });
    await turn();
    clock.advance(1000);
    expect(forked).toHaveLength(4);
  });

  it('stop together and are not started again', async () => {
    const { supervisor, forked, clock, started, told } = bench();
    await started();
    const stopped = supervisor.stop('SIGTERM');
    expect(forked.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM']]);
    forked[0]!.end();
    forked[1]!.end();
    await stopped;
    clock.advance(60_000);
    expect(forked).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it('are ended within ten seconds where they do not stop', async () => {
    const { supervisor, forked, clock, started } = bench();
    await started();
    const stopped = supervisor.stop('SIGTERM');
    forked[0]!.end();
    clock.advance(9000);
    expect(forked.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM', 'SIGKILL']]);
    forked[1]!.end();
    await stopped;
  });

  it('hear it again when whoever supervises is told again, and are not started meanwhile', async () => {
    const { supervisor, forked, clock, started } = bench();
    await started();
    forked[0]!.end();
    const stopped = supervisor.stop('SIGINT');
    void supervisor.stop('SIGINT');
    clock.advance(100);
    expect(forked).toHaveLength(2);
    expect(forked[1]!.signals).toEqual(['SIGINT', 'SIGINT']);
    forked[1]!.end();
    await stopped;
  });

  it('all hear a signal that is passed on', async () => {
    const { supervisor, forked, started } = bench();
    await started();
    supervisor.signal('SIGHUP');
    expect(forked.map(({ signals }) => signals)).toEqual([['SIGHUP'], ['SIGHUP']]);
  });
});
