import { getEventListeners } from 'node:events';
import { countingClock, fakeHttpServer, until, type Answering, type FakeHttpServer } from '@cotiza/kernel/testing';
import { manualClock, newTrace, readTrace, traceHeaders, type Clock } from '@cotiza/kernel';
import { keptReports } from '../testing';
import { DEFAULT_LIMITS, type TransportLimits } from '../transport-limits';
import type { CallContext, HttpCall, HttpClient } from './http-call';
import { httpClient } from './http.client';

const OK = { status: 200, headers: { 'content-type': 'Text/Plain; charset="UTF-8"' }, body: 'sí' };
const REFERENCE = 'COT-0000000000';
const context = (changes: Partial<CallContext> = {}): CallContext => ({
  signal: new AbortController().signal,
  reference: REFERENCE,
  repeatable: false,
  ...changes,
});
const post: HttpCall = { method: 'POST', path: '/precios', headers: { 'x-own': 'yes' }, body: '¿cuánto?' };

/** Breaks the connection of the first `count` requests. */
const breaking = (count: number): Answering => {
  let left = count;
  return (_request, response) => {
    if (left-- <= 0) return OK;
    response.socket!.resetAndDestroy();
    return undefined;
  };
};

describe('the client of a server', () => {
  let server: FakeHttpServer;
  let client: HttpClient | undefined;
  const clock = countingClock();
  beforeEach(async () => (server = await fakeHttpServer()));
  afterEach(async () => {
    await client?.close();
    await until(() => server.connections() === 0);
    await server.close();
    expect(clock.pending()).toBe(0);
  });

  function start(limits: Partial<TransportLimits> = {}, baseUrl = server.url, by: Clock = clock) {
    const { reported, report } = keptReports();
    const made = httpClient({
      callee: { insurer: 'stub' },
      baseUrl,
      limits: { ...DEFAULT_LIMITS, ...limits },
      clock: by,
      report,
    });
    client = made;
    return { made, reported };
  }

  it('sends what it is given, traced, and gives the answer', async () => {
    server.answers(() => OK);
    const { made, reported } = start({}, `${server.url}/base/`);
    const reply = await made.send(() => ({ ...post, query: { a: 'ñ b', c: '&' } }), context());
    expect(reply).toEqual({ status: 200, mediaType: 'text/plain', body: 'sí' });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', path: '/base/precios?a=%C3%B1%20b&c=%26', body: '¿cuánto?' });
    expect(received!.headers).toMatchObject({ 'x-own': 'yes', 'content-length': '10' });
    expect(received!.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reported).toEqual([]);
  });

  it('rejects, and throws nothing, when a request cannot be written', async () => {
    const { made } = start();
    const write = (): never => {
      throw new RangeError('a character that XML cannot hold');
    };
    await expect(made.send(write, context())).rejects.toThrow(RangeError);
    expect(server.accepted()).toBe(0);
  });

  it('leaves no listener on a signal', async () => {
    const { signal } = new AbortController();
    const { made } = start();
    server.answers(() => OK);
    await made.send(() => post, context({ signal }));
    server.answers(breaking(1));
    await expect(made.send(() => post, context({ signal }))).rejects.toMatchObject({ because: 'failure' });
    await until(() => getEventListeners(signal, 'abort').length === 0);
  });

  it('propagates the trace, and gives each attempt its own request id', async () => {
    server.answers(breaking(1));
    const { made } = start();
    const trace = newTrace();
    await made.send(() => post, context({ trace, repeatable: true }));
    const [first, second] = server.received.map(({ headers }) => headers);
    for (const headers of [first, second]) expect(headers).toMatchObject(traceHeaders(trace));
    expect(second!['x-request-id']).not.toBe(first!['x-request-id']);
    expect(first).not.toHaveProperty('baggage');
  });

  it.each([200, 302, 401, 422, 500, 503])('gives an answer of status %d as it is, once', async (status) => {
    server.answers(() => ({ ...OK, status }));
    const { made, reported } = start();
    expect(await made.send(() => post, context({ repeatable: true }))).toMatchObject({ status });
    expect(server.received).toHaveLength(1);
    expect(reported.length).toBe(status < 400 ? 0 : 1);
  });

  it('reports a failed call without its content', async () => {
    server.answers(() => ({ ...OK, status: 503 }));
    const { made, reported } = start();
    await made.send(() => ({ ...post, query: { plate: '1234BCD' } }), context());
    expect(reported).toEqual([
      [
        'call failed',
        {
          insurer: 'stub',
          call: 'POST /precios',
          reason: 'status 503',
          reference: REFERENCE,
          request_id: server.received[0]!.headers['x-request-id'],
          trace_id: readTrace(server.received[0]!.headers.traceparent)?.traceId,
          ms: expect.any(Number) as number,
        },
      ],
    ]);
  });

  it('keeps no more connections than it may, and uses them again', async () => {
    server.answers(() => OK);
    const { made } = start({ maxConcurrent: 2 });
    await Promise.all(Array.from({ length: 10 }, () => made.send(() => post, context())));
    expect(server.received).toHaveLength(10);
    expect(server.accepted()).toBe(2);
  });

  describe('when the connection breaks', () => {
    it('sends once more what may be repeated, written anew', async () => {
      server.answers(breaking(1));
      const { made, reported } = start();
      let attempt = 0;
      const write = () => ({ ...post, headers: { nonce: String(++attempt) } });
      expect(await made.send(write, context({ repeatable: true }))).toMatchObject({ status: 200 });
      expect(server.received.map(({ headers }) => headers.nonce)).toEqual(['1', '2']);
      expect(reported.map(([event]) => event)).toEqual(['call failed', 'call repeated']);
    });

    it('does so once only', async () => {
      server.answers(breaking(2));
      const sent = start().made.send(() => post, context({ repeatable: true }));
      await expect(sent).rejects.toMatchObject({ because: 'failure', detail: 'connection broken: ECONNRESET' });
      expect(server.received).toHaveLength(2);
    });

    it('never sends again what may not be repeated: it may have been seen', async () => {
      server.answers(breaking(1));
      await expect(start().made.send(() => post, context())).rejects.toMatchObject({ because: 'failure' });
      expect(server.received).toHaveLength(1);
    });

    it('does not send again once time is up', async () => {
      const controller = new AbortController();
      server.answers((_request, response) => {
        controller.abort();
        response.socket!.resetAndDestroy();
        return undefined;
      });
      const sent = start().made.send(() => post, context({ repeatable: true, signal: controller.signal }));
      await expect(sent).rejects.toMatchObject({ because: 'deadline' });
      expect(server.received).toHaveLength(1);
    });
  });

  describe('when no connection can be made', () => {
    it('tries once more whatever it is, because nothing was sent, and then says so', async () => {
      const gone = await fakeHttpServer();
      await gone.close();
      const { made, reported } = start({}, gone.url);
      const refused = { because: 'failure', detail: 'no connection: ECONNREFUSED', blameless: false };
      await expect(made.send(() => post, context())).rejects.toMatchObject(refused);
      expect(reported.map(([event]) => event)).toEqual(['call failed', 'call repeated', 'call failed']);
    });

    it('stops trying when time is up', async () => {
      const gone = await fakeHttpServer();
      await gone.close();
      const controller = new AbortController();
      const still = manualClock('2026-11-21T09:00:00Z');
      const { made } = start({}, gone.url, still);
      const sent = made.send(() => post, context({ signal: controller.signal }));
      await until(() => still.pending() === 1);
      controller.abort();
      await expect(sent).rejects.toMatchObject({ because: 'deadline' });
    });
  });

  describe('when time is up', () => {
    it.each<[string, Answering]>([
      ['before an answer', () => undefined],
      [
        'in the middle of one',
        (_request, response) => {
          response.writeHead(200).write('half');
          return undefined;
        },
      ],
    ])('closes the connection, so that the server detects the abort: %s', async (_name, answering) => {
      server.answers(answering);
      const controller = new AbortController();
      const { made } = start({ keepAliveMs: 50 });
      const sent = made.send(() => post, context({ signal: controller.signal, repeatable: true }));
      await until(() => server.received.length === 1);
      controller.abort();
      await expect(sent).rejects.toMatchObject({ because: 'deadline' });
      expect(await server.received[0]!.abandoned).toBe(true);
      expect(server.received).toHaveLength(1);
      // The pool replaces the closed connection; the new one is unused and closes.
      await until(() => server.connections() === 0);
    });

    it('sends nothing when it was up before', async () => {
      const signal = AbortSignal.abort();
      await expect(start().made.send(() => post, context({ signal }))).rejects.toMatchObject({
        because: 'deadline',
        detail: 'stopped before it was called',
      });
      expect(server.accepted()).toBe(0);
    });

    it('sends nothing that still waits for a connection', async () => {
      server.answers(() => undefined);
      const { made } = start({ maxConcurrent: 1 });
      const [first, second] = [new AbortController(), new AbortController()];
      const hung = made.send(() => post, context({ signal: first.signal }));
      await until(() => server.received.length === 1);
      const waiting = made.send(() => post, context({ signal: second.signal }));
      second.abort();
      await expect(waiting).rejects.toMatchObject({ because: 'deadline' });
      first.abort();
      await expect(hung).rejects.toMatchObject({ because: 'deadline' });
      expect(server.received).toHaveLength(1);
    });
  });

  it.each([
    ['declared', { 'content-length': '1001' }],
    ['sent in pieces', { 'transfer-encoding': 'chunked' }],
  ])('takes no answer that is too large: %s', async (_name, headers) => {
    server.answers(() => ({ status: 200, headers, body: 'x'.repeat(1001) }));
    const sent = start({ maxResponseBytes: 1000 }).made.send(() => post, context());
    await expect(sent).rejects.toMatchObject({
      because: 'invalid-answer',
      detail: 'no HTTP that can be used: UND_ERR_RES_EXCEEDED_MAX_SIZE',
    });
    await until(() => server.connections() === 0);
  });

  it('takes an answer that is just not too large', async () => {
    server.answers(() => ({ ...OK, body: 'x'.repeat(1000) }));
    const { made } = start({ maxResponseBytes: 1000 });
    expect((await made.send(() => post, context())).body).toHaveLength(1000);
  });

  it('finishes calls in progress before it closes', async () => {
    let answer: () => void = () => undefined;
    server.answers((_request, response) => {
      answer = () => response.writeHead(200).end('done');
      return undefined;
    });
    const { made } = start();
    const sent = made.send(() => post, context());
    await until(() => server.received.length === 1);
    const closed = made.close();
    answer();
    await closed;
    expect((await sent).body).toBe('done');
    await made.close();
  });
});
