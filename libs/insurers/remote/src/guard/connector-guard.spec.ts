import type { Breakdown, ConnectorOutcome, InsurerOutcome, Offers, ProductDocument } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import { CallFailed, DEFAULT_LIMITS, invalidAnswer, type TransportLimits } from '@cotiza/transport';
import { recorder } from '../testing/recorder';
import { asking, hanging, SOME_OFFERS, stubConnector, type Answers } from '../testing/stub.connector';
import { ConnectorGuard } from './connector-guard';
import { BREAKER_OPEN, QUEUE_FULL, unavailable, wasNotAsked } from './outcomes';

const DEADLINE_MS = 4_000;
const SECRET = 'lucia.ejemplo@example.com';

function stage(quote: Answers, limits: Partial<TransportLimits> = {}, deadlineMs = DEADLINE_MS) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const recorded = recorder();
  const options = { id: 'stub', deadlineMs, clock, limits: { ...DEFAULT_LIMITS, ...limits }, ...recorded };
  const connector = new ConnectorGuard(stubConnector(quote), options).guarded();
  const ask = (changes = {}) => Promise.resolve(connector.quote(carRequest(), asking(changes)));
  return { ask, clock, ...recorded };
}

/** Makes answers that a spec releases one by one. */
function released() {
  const waiting: ((outcome: InsurerOutcome) => void)[] = [];
  const asked: number[] = [];
  const quote: Answers = (_request, { deadlineMs }) =>
    new Promise((resolve) => {
      asked.push(deadlineMs);
      waiting.push(resolve);
    });
  return { quote, waiting, asked };
}

const throwing =
  (error: unknown): Answers =>
  () => {
    throw error as Error;
  };
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Returns what the breaker learns from an answer: two failures in a row open it. */
async function learned(quote: Answers, asked = {}, advanceMs?: number) {
  const answers = [
    throwing(new CallFailed('failure', 'answered 503')),
    quote,
    throwing(new CallFailed('deadline', '')),
  ];
  const { ask, clock } = stage((...question) => answers.shift()!(...question), { breakerFailures: 2 });
  await ask();
  const answer = ask(asked);
  await tick();
  if (advanceMs !== undefined) clock.advance(advanceMs);
  const outcome = await answer;
  const sign = (await ask()) === BREAKER_OPEN ? 'gone' : (await ask()) === BREAKER_OPEN ? 'nothing' : 'there';
  return { outcome, sign };
}

describe('a guarded connector', () => {
  it('answers as before when nothing is wrong, and leaves no timer behind', async () => {
    const { ask, clock, reported } = stage(() => SOME_OFFERS);
    expect(await ask()).toBe(SOME_OFFERS);
    expect(clock.pending()).toBe(0);
    expect(reported).toEqual([]);
  });

  it.each([true, false])('shows its documents under the name the operator gave it, estimating: %s', (estimates) => {
    const bare = stubConnector(() => SOME_OFFERS);
    const insurer = { id: 'as-in-its-papers', name: 'As in its papers', status: 'España' };
    const documents = [{ id: 'stub-auto-1', insurer } as ProductDocument];
    const clock = manualClock('2026-11-21T09:00:00Z');
    const options = { id: 'stub', deadlineMs: 1, clock, limits: DEFAULT_LIMITS, ...recorder() };
    const connector = { ...bare, documents, ...(estimates ? { estimate: () => SOME_OFFERS } : {}) };
    const guarded = new ConnectorGuard(connector, options).guarded();
    const { id, name } = bare.manifest;
    expect(guarded.documents).toEqual([{ id: 'stub-auto-1', insurer: { id, name, status: 'España' } }]);
    expect('estimate' in guarded).toBe(estimates);
  });

  it('is not asked while its breaker is open, and both log and metrics say so', async () => {
    const { ask, reported, measured } = stage(throwing(new CallFailed('failure', 'answered 503')), {
      breakerFailures: 2,
    });
    const [, , outcome] = [await ask(), await ask(), await ask()];
    expect(outcome).toBe(BREAKER_OPEN);
    expect(wasNotAsked(BREAKER_OPEN)).toBe(true);
    const facts = { insurer: 'stub', line: 'Car', reference: 'COT-0000000000', cause: 'failure' };
    expect(reported).toEqual([
      ['insurer unavailable', { ...facts, detail: 'answered 503' }],
      ['breaker changed', { insurer: 'stub', state: 'open' }],
      ['insurer unavailable', { ...facts, detail: 'answered 503' }],
      ['insurer unavailable', { ...facts, detail: BREAKER_OPEN.detail }],
    ]);
    expect(measured.filter(([what]) => what === 'breaker')).toEqual([
      ['breaker', 'stub', 'closed'],
      ['breaker', 'stub', 'open'],
    ]);
  });

  it('is reported by the company of an aggregator that did not answer', async () => {
    const answers = [
      { company: { id: 'mirador', name: 'Mirador' }, outcome: unavailable('failure', 'down') },
      { company: { id: 'alcor', name: 'Alcor' }, outcome: SOME_OFFERS },
    ];
    const { ask, reported } = stage(() => ({ kind: 'companies', answers }) as ConnectorOutcome as InsurerOutcome);
    await ask({ trace: { traceId: 'abc' } });
    expect(reported).toEqual([
      ['insurer unavailable', expect.objectContaining({ insurer: 'stub-mirador', trace_id: 'abc', detail: 'down' })],
    ]);
  });
});

describe('a guarded connector that fails', () => {
  it.each([
    ['a failure', new CallFailed('failure', 'answered 503'), 'gone'],
    ['an objection', new CallFailed('failure', 'answered 422', { blameless: true }), 'there'],
    ['an answer that makes no sense', invalidAnswer('answer is not JSON'), 'there'],
    ['a deadline', new CallFailed('deadline', 'too slow'), 'gone'],
  ])('makes an outcome of %s, and knows what it shows of the insurer', async (_name, error, sign) => {
    const { because: cause, detail } = error;
    expect(await learned(throwing(error))).toEqual({ outcome: unavailable(cause, detail), sign });
  });

  it.each([
    [new TypeError(SECRET), 'the connector threw TypeError'],
    [SECRET, 'the connector threw string'],
    [{ name: SECRET }, 'the connector threw object'],
    [undefined, 'the connector threw undefined'],
  ])('keeps only the kind of an error that it should not throw: %p', async (error, detail) => {
    expect(await learned(throwing(error))).toEqual({ outcome: unavailable('failure', detail), sign: 'nothing' });
  });

  it.each([undefined, null, {}, 'offers', { kind: 'other' }])('gives an outcome in the place of %p', async (answer) => {
    const outcome = unavailable('invalid-answer', 'the connector gave no outcome');
    expect(await learned(() => answer as unknown as InsurerOutcome)).toEqual({ outcome, sign: 'nothing' });
  });

  it.each([
    [{ kind: 'declined', reasons: [{ code: 'a', message: 'A.' }] } as InsurerOutcome, 'there'],
    [unavailable('failure', 'of its own'), 'gone'],
    [unavailable('limit', 'not asked'), 'nothing'],
  ])('knows what %j shows of the insurer', async (outcome, sign) => {
    expect(await learned(() => outcome)).toEqual({ outcome, sign });
  });
});

describe('the breakdowns of a guarded connector', () => {
  const [offer] = (SOME_OFFERS as Offers).offers;
  const parts: Breakdown = { netCents: 270_00, consorcioCents: 5_00, liquidationCents: 40, taxCents: 24_60 };
  const offering = (...breakdowns: (Breakdown | null)[]): InsurerOutcome => ({
    kind: 'offers',
    tariff: '7',
    offers: breakdowns.map((breakdown) => ({ ...offer!, breakdown })),
  });

  it('stay where they add up or are not said', async () => {
    const outcome = offering(parts, null);
    const { ask, measured } = stage(() => outcome);
    expect(await ask()).toBe(outcome);
    expect(measured).not.toContainEqual(['breakdownLeftOut', 'stub']);
  });

  it('are left out where they do not add up to the cent, and counted; the price stays', async () => {
    const { ask, measured } = stage(() => offering({ ...parts, taxCents: 24_61 }, parts));
    expect(await ask()).toEqual(offering(null, parts));
    expect(measured.filter(([what]) => what === 'breakdownLeftOut')).toEqual([['breakdownLeftOut', 'stub']]);
  });
});

describe('the deadline of a guarded connector', () => {
  it('is given to it, with an abort signal that says when it is over', async () => {
    const seen: { deadlineMs: number; signal: AbortSignal }[] = [];
    const { ask, clock } = stage((request, context) => {
      seen.push(context);
      return hanging(request, context);
    });
    const answer = ask();
    await tick();
    expect(seen[0]!.deadlineMs).toBe(DEADLINE_MS);
    clock.advance(DEADLINE_MS - 1);
    expect(seen[0]!.signal.aborted).toBe(false);
    clock.advance(1);
    expect(seen[0]!.signal.aborted).toBe(true);
    expect(await answer).toEqual(unavailable('deadline', 'no answer within 4000 ms'));
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['ignores its abort signal', () => new Promise<never>(() => undefined)],
    ['throws after its abort signal', (_request, { signal }) => hanging(_request, asking({ signal }))],
  ] as [string, Answers][])('holds for one that %s', async (_name, quote) => {
    const { ask, clock } = stage(quote);
    const answer = ask();
    clock.advance(DEADLINE_MS);
    expect(await answer).toMatchObject({ cause: 'deadline' });
  });

  it('is no longer than that of the question', async () => {
    const { ask, clock } = stage(hanging);
    const answer = ask({ deadlineMs: 3_000 });
    clock.advance(3_000);
    expect(await answer).toEqual(unavailable('deadline', 'no answer within 3000 ms'));
  });

  it.each([
    ['less than three quarters of its time', 2_999, 'nothing'],
    ['three quarters of its time', 3_000, 'gone'],
  ])('that ends after %s is judged fairly', async (_name, givenMs, sign) => {
    const late = await learned(hanging, { deadlineMs: givenMs }, givenMs);
    expect(late).toEqual({ outcome: unavailable('deadline', `no answer within ${givenMs} ms`), sign });
  });

  it('is over when the caller aborts', async () => {
    const controller = new AbortController();
    const { ask, clock } = stage(hanging);
    const answer = ask({ signal: controller.signal });
    clock.advance(100);
    controller.abort();
    expect(await answer).toEqual(unavailable('deadline', 'no answer within 100 ms'));
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['no time is left', { deadlineMs: 0 }],
    ['the caller has aborted', { signal: AbortSignal.abort() }],
  ])('lets it not be asked when %s', async (_name, context) => {
    const quote = jest.fn<InsurerOutcome, []>();
    expect(await stage(quote).ask(context)).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
    expect(quote).not.toHaveBeenCalled();
  });
});

describe('the simultaneous questions of a guarded connector', () => {
  it('are so many, a few more wait, and the rest is refused at once', async () => {
    const { quote, waiting } = released();
    const { ask, measured } = stage(quote, { maxConcurrent: 2, maxQueued: 1 });
    const answers = [ask(), ask(), ask()];
    const refused = await ask();
    expect(refused).toBe(QUEUE_FULL);
    expect(wasNotAsked(refused)).toBe(true);
    expect(waiting).toHaveLength(2);
    waiting[0]!(SOME_OFFERS);
    await tick();
    expect(waiting).toHaveLength(3);
    waiting.slice(1).forEach((answer) => answer(SOME_OFFERS));
    expect(await Promise.all(answers)).toEqual([SOME_OFFERS, SOME_OFFERS, SOME_OFFERS]);
    const counts = measured.filter(([what]) => what === 'inFlight').map(([, , count]) => count);
    expect(counts).toEqual([1, 2, 1, 2, 1, 0]);
  });

  it('leave out one whose time has passed in the queue', async () => {
    const { quote, waiting } = released();
    const { ask } = stage(quote, { maxConcurrent: 1, maxQueued: 1 });
    const controller = new AbortController();
    const [first, queued] = [ask(), ask({ signal: controller.signal })];
    await tick();
    controller.abort();
    expect(await queued).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
    waiting[0]!(SOME_OFFERS);
    await first;
    await tick();
    expect(waiting).toHaveLength(1);
  });

  it('are asked in the order in which they came, each as soon as there is a place', async () => {
    const { quote, waiting, asked } = released();
    const { ask } = stage(quote, { maxConcurrent: 1, maxQueued: 5 });
    const answers = [1, 2, 3, 4].map((deadlineMs) => ask({ deadlineMs }));
    for (let count = 0; count < answers.length; count++) {
      await tick();
      expect(asked).toEqual([1, 2, 3, 4].slice(0, count + 1));
      waiting[count]!(SOME_OFFERS);
      await answers[count];
    }
  });

  it('hold their place until their work has ended, also when they were late', async () => {
    const { quote, waiting } = released();
    const { ask, clock } = stage(quote, { maxConcurrent: 1, maxQueued: 0 });
    const late = ask({ deadlineMs: 20 });
    await tick();
    clock.advance(20);
    expect(await late).toMatchObject({ cause: 'deadline' });
    expect(await ask()).toBe(QUEUE_FULL);
    waiting[0]!(SOME_OFFERS);
    await tick();
    const third = ask();
    await tick();
    waiting[1]!(SOME_OFFERS);
    expect(await third).toBe(SOME_OFFERS);
  });

  it('end at the breaker where the insurer hangs while more is asked than the queue holds', async () => {
    const { ask, clock } = stage(hanging, { breakerFailures: 2, maxConcurrent: 1, maxQueued: 0 });
    for (let round = 0; round < 2; round++) {
      const waiting = ask();
      for (const refused of [await ask(), await ask()]) expect(refused).toBe(QUEUE_FULL);
      clock.advance(DEADLINE_MS);
      expect(await waiting).toMatchObject({ cause: 'deadline' });
      await tick();
    }
    expect(await ask()).toBe(BREAKER_OPEN);
  });
});
