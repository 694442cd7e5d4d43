import { manualClock, type ManualClock } from '@cotiza/kernel';
import { Admission, type AdmissionOptions } from './admission';

const turn = () => new Promise(setImmediate);
const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await turn();
};

/** Work that ends when the test says so. */
class Work {
  private readonly ends: (() => void)[] = [];
  begun = 0;

  readonly do = (): Promise<void> => {
    this.begun++;
    return new Promise((resolve) => this.ends.push(resolve));
  };

  end(count = Infinity): void {
    for (const end of this.ends.splice(0, count)) end();
  }
}

let clock: ManualClock;
let ms: number;
let lateMs: number;
let outcomes: string[];
beforeEach(() => {
  clock = manualClock('2026-11-21T09:00:00Z');
  [ms, lateMs, outcomes] = [0, 0, []];
});

const admission = (options: Partial<AdmissionOptions> = {}) =>
  new Admission({
    clock,
    quoteDeadlineMs: 10_000,
    mostInFlight: 2000,
    loopDelay: { leastMs: () => lateMs, stop: () => undefined },
    isOutboxFull: () => false,
    observe: (outcome) => outcomes.push(outcome),
    now: () => ms,
    ...options,
  });

/** Asks for quotations one after the other. @returns how many were begun */
function askFor(count: number, gate: Admission, work: () => Promise<unknown>): number {
  let begun = 0;
  for (let i = 0; i < count; i++) {
    if (gate.refusal('quotation')) continue;
    begun++;
    void gate.begin(work);
  }
  return begun;
}

describe('what only waits for insurers', () => {
  it('is admitted up to the most that may be in flight, and again when some of it has ended', async () => {
    const gate = admission();
    const work = new Work();
    for (let i = 0; i < 20; i++) {
      expect(askFor(100, gate, work.do)).toBe(100);
      await turn();
    }
    expect(gate.state).toMatchObject({ underWay: 2000, ownWork: 0, limit: 2000 });
    expect(gate.refusal('quotation')).toMatchObject({ problem: 'servicio_saturado', faults: [] });
    work.end(10);
    await turn();
    expect(askFor(100, gate, work.do)).toBe(10);
  });

  it('is limited by how late the event loop is throughout, and is back within seconds', async () => {
    const gate = admission();
    const work = new Work();
    for (let i = 0; i < 10; i++) {
      askFor(100, gate, work.do);
      await turn();
    }
    lateMs = 99;
    clock.advance(1000);
    expect(gate.state.limit).toBe(2000);
    lateMs = 101;
    clock.advance(100);
    expect(gate.state).toMatchObject({ limit: 800, loopLateMs: 101 });
    expect(gate.refusal('quotation')).toBeDefined();
    clock.advance(10_000);
    expect(gate.state.limit).toBe(160);
    lateMs = 0;
    clock.advance(3000);
    expect(gate.state.limit).toBe(2000);
  });
});

describe('our own work', () => {
  it('may come many at once', () => {
    const gate = admission();
    const work = new Work();
    // The first takes a while; the others wait for their turn.
    void gate.begin(() => ((ms += 3), work.do()));
    expect(askFor(600, gate, work.do)).toBe(256);
    expect(work.begun).toBe(1);
  });

  it('counts those who were let in and have not begun yet, until the end of the turn of the event loop', async () => {
    const gate = admission();
    const letIn = Array.from({ length: 1000 }, () => gate.refusal('quotation')).filter(
      (refusal) => refusal === undefined,
    );
    expect(letIn).toHaveLength(256);
    const work = new Work();
    for (let i = 0; i < 10; i++) void gate.begin(work.do);
    ms += 250;
    expect(gate.refusal('quotation')).toBeDefined();
    await turn();
    ms += 250;
    expect(gate.refusal('quotation')).toBeUndefined();
  });

  it('is begun without waiting for a turn when nothing else waits', () => {
    const gate = admission();
    const work = new Work();
    void gate.begin(work.do);
    expect(work.begun).toBe(1);
    expect(gate.state.ownWork).toBe(0);
  });

  it('waits in smaller numbers while some is refused all the time, until it has not been for a quarter of a second', async () => {
    const gate = admission();
    const kept = new Work();
    for (let i = 0; i < 160; i++) void gate.ownWorkIn(kept.do());
    ms = 51;
    expect(gate.refusal('quotation')).toBeDefined();
    kept.end(112);
    await turn();
    ms += 249;
    expect(gate.refusal('quotation')).toBeDefined();
    ms += 250;
    expect(gate.refusal('quotation')).toBeUndefined();
  });

  it('is refused at once when more than 160 wait and have done so for a while', () => {
    const gate = admission();
    const kept = new Work();
    for (let i = 0; i < 200; i++) void gate.ownWorkIn(kept.do());
    expect(askFor(1, gate, new Work().do)).toBe(1);
    ms = 51;
    expect(askFor(100, gate, new Work().do)).toBe(0);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(100);
    expect(outcomes.filter((outcome) => outcome === 'admitted')).toHaveLength(1);
  });

  it('of 128 who ask again as soon as they are answered is never refused', async () => {
    const gate = admission();
    let [answered, refused, isOver] = [0, 0, false];
    const client = async () => {
      while (!isOver) {
        if (gate.refusal('quotation')) refused++;
        // Two milliseconds of work, then a commit that takes a turn of the event loop.
        else await gate.begin(async () => ((ms += 2), gate.ownWorkIn(turn())));
        answered++;
      }
    };
    const clients = Array.from({ length: 128 }, client);
    await turns(500);
    isOver = true;
    await Promise.all(clients);
    expect(refused).toBe(0);
    expect(answered).toBeGreaterThan(500);
  });

  it('is begun again as soon as there is little of it', async () => {
    const gate = admission();
    const kept = new Work();
    for (let i = 0; i < 200; i++) void gate.ownWorkIn(kept.do());
    ms = 51;
    expect(gate.refusal('quotation')).toBeDefined();
    kept.end(153);
    await turn();
    expect(gate.refusal('quotation')).toBeUndefined();
  });

  it('is refused before that when what was begun last had waited for a quarter of the deadline', async () => {
    const gate = admission();
    const kept = new Work();
    void gate.begin(() => ((ms += 3), new Work().do()));
    void gate.begin(new Work().do);
    ms += 2501;
    await turns(2);
    for (let i = 0; i < 41; i++) void gate.ownWorkIn(kept.do());
    expect(gate.refusal('quotation')).toBeDefined();
    kept.end(2);
    await turn();
    expect(gate.refusal('quotation')).toBeUndefined();
  });
});

it('refuses without counting whom it does not refuse, and says whether it has just refused', () => {
  const gate = admission({ mostInFlight: 1 });
  for (let i = 0; i < 10; i++) expect(gate.refusalNow('quotation')).toBeUndefined();
  expect(gate.refusal('quotation')).toBeUndefined();
  expect(gate.isRefusing).toBe(false);
  expect(gate.refusalNow('quotation')).toMatchObject({ problem: 'servicio_saturado' });
  expect(gate.isRefusing).toBe(true);
  ms += 250;
  expect(gate.isRefusing).toBe(false);
  expect(outcomes).toEqual(['refused']);
});

it('does not tell all to come back at the same time', () => {
  const gate = admission({ mostInFlight: 0 });
  const told = Array.from({ length: 60 }, () => gate.refusal('quotation')!.retryAfterSeconds!);
  expect(new Set(told)).toEqual(new Set([3, 4, 5, 6, 7, 8]));
});

it('begins nothing while nothing more may be promised to be delivered', () => {
  const gate = admission({ isOutboxFull: () => true });
  expect(gate.refusal('quotation')).toEqual({ problem: 'servicio_saturado', faults: [], retryAfterSeconds: 60 });
  expect(gate.refusal('estimate')).toBeUndefined();
});

it('counts what fails as ended', async () => {
  const gate = admission();
  await expect(gate.begin(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(gate.ownWorkIn(Promise.reject(new Error('y')))).rejects.toThrow('y');
  expect(gate.state).toMatchObject({ underWay: 0, ownWork: 0 });
});

it('looks at nothing while nothing is under way', async () => {
  const gate = admission();
  expect(clock.pending()).toBe(0);
  const work = new Work();
  askFor(1, gate, work.do);
  await turn();
  clock.advance(1000);
  expect(clock.pending()).toBe(1);
  work.end();
  await turn();
  clock.advance(100);
  expect(clock.pending()).toBe(0);
});

it('leaves no timer when it is stopped', () => {
  const gate = admission();
  askFor(1, gate, new Work().do);
  gate.stop();
  expect(clock.pending()).toBe(0);
});
