import type { ProductDocument } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { fakeHttpServer, type FakeHttpServer } from '@cotiza/kernel/testing';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { CallFailed } from '@cotiza/transport';
import { recorder } from '../testing/recorder';
import { asking, hanging, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { BREAKER_OPEN, QUEUE_FULL } from './outcomes';
import { insurerTransport, type InsurerTransport } from './insurer-transport';

const DEADLINE_MS = 1_000;

describe('an insurer on its transport', () => {
  let server: FakeHttpServer;
  let transport: InsurerTransport;
  let clock: ManualClock;
  beforeAll(async () => (server = await fakeHttpServer()));
  beforeEach(() => (clock = manualClock('2026-11-21T09:00:00Z')));
  afterEach(() => transport.close());
  afterAll(() => server.close());

  function stage(limits = {}) {
    const recorded = recorder();
    const options = { id: 'stub', baseUrl: server.url, deadlineMs: DEADLINE_MS, clock, limits };
    transport = insurerTransport({ ...options, ...recorded });
    return recorded;
  }

  it('is reported when there is no answer', async () => {
    const { reported } = stage();
    const good = transport.guard(stubConnector(() => SOME_OFFERS));
    expect(await good.quote(carRequest(), asking())).toBe(SOME_OFFERS);
    const bad = transport.guard(
      stubConnector(() => {
        throw new CallFailed('failure', 'answered 503');
      }),
    );
    await bad.quote(carRequest(), asking());
    const facts = {
      insurer: 'stub',
      line: 'Car',
      reference: 'COT-0000000000',
      cause: 'failure',
      detail: 'answered 503',
    };
    expect(reported).toEqual([['insurer unavailable', facts]]);
  });

  it.each([true, false])(
    'shows the information documents that its connector brings under the name the operator gave it, estimating: %s',
    (estimates) => {
      stage();
      const bare = stubConnector(() => SOME_OFFERS);
      const insurer = { id: 'as-in-its-papers', name: 'As in its papers', status: 'España' };
      const documents = [{ id: 'stub-auto-1', insurer } as ProductDocument];
      const guarded = transport.guard({ ...bare, documents, ...(estimates ? { estimate: () => SOME_OFFERS } : {}) });
      const { id, name } = bare.manifest;
      expect(guarded.documents).toEqual([{ id: 'stub-auto-1', insurer: { id, name, status: 'España' } }]);
      expect('estimate' in guarded).toBe(estimates);
      expect(transport.guard(bare)).not.toHaveProperty('documents');
    },
  );

  it('is not called while its breaker is open, and both log and counters say so', async () => {
    const { reported, measured } = stage({ breakerFailures: 2, breakerPauseMs: 60_000 });
    const insurer = transport.guard(
      stubConnector(async (_request, { signal }) => {
        const call = { method: 'GET', path: '/', headers: {} } as const;
        const context = { signal, reference: 'COT-0000000000', repeatable: false };
        const { status } = await transport.http.send(() => call, context);
        throw new CallFailed('failure', `answered ${status}`);
      }),
    );
    for (let count = 0; count < 5; count++) await insurer.quote(carRequest(), asking());
    expect(server.received).toHaveLength(2);
    expect(measured.filter(([what]) => what === 'breaker')).toEqual([
      ['breaker', 'stub', 'closed'],
      ['breaker', 'stub', 'open'],
    ]);
    const unavailable = reported.filter(([event]) => event === 'insurer unavailable').map(([, { detail }]) => detail);
    expect(unavailable).toEqual(['answered 404', 'answered 404', ...Array<string>(3).fill(BREAKER_OPEN.detail)]);
    expect(reported).toContainEqual(['breaker changed', { insurer: 'stub', state: 'open' }]);
  });

  it('that hangs while more is asked than its queue holds is no longer asked either', async () => {
    const { measured } = stage({ breakerFailures: 2, breakerPauseMs: 60_000, maxConcurrent: 1, maxQueued: 0 });
    const hung = transport.guard(stubConnector(hanging));
    const ask = () => hung.quote(carRequest(), asking());
    for (let round = 0; round < 2; round++) {
      const waiting = ask();
      for (const refused of [await ask(), await ask()]) expect(refused).toBe(QUEUE_FULL);
      clock.advance(DEADLINE_MS);
      expect(await waiting).toMatchObject({ cause: 'deadline' });
      // The slot is free a moment after the answer.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await ask()).toBe(BREAKER_OPEN);
    expect(measured).toContainEqual(['breaker', 'stub', 'open']);
  });

  it('holds its place in the cap until its work has ended, also when it was late', async () => {
    stage({ maxConcurrent: 1, maxQueued: 0 });
    let end: () => void = () => undefined;
    const deaf = transport.guard(stubConnector(() => new Promise((resolve) => (end = () => resolve(SOME_OFFERS)))));
    const late = deaf.quote(carRequest(), asking({ deadlineMs: 20 }));
    clock.advance(20);
    expect(await late).toMatchObject({ cause: 'deadline' });
    expect(await deaf.quote(carRequest(), asking())).toMatchObject({
      detail: expect.stringContaining('too many') as string,
    });
    end();
    await new Promise((resolve) => setImmediate(resolve));
    const third = deaf.quote(carRequest(), asking());
    end();
    expect(await third).toBe(SOME_OFFERS);
  });

  it('answers even if those who count and log fail', async () => {
    const fail = () => {
      throw new Error('disk full');
    };
    const metrics = { observe: fail, breaker: fail, inFlight: fail, breakdownLeftOut: fail, billed: fail };
    transport = insurerTransport({
      ...{ id: 'stub', baseUrl: server.url, deadlineMs: DEADLINE_MS, clock },
      ...{ report: fail, metrics },
    });
    const insurer = transport.guard(stubConnector(() => SOME_OFFERS));
    expect(await insurer.quote(carRequest(), asking())).toBe(SOME_OFFERS);
  });
});
