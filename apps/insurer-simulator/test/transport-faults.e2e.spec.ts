import { connect } from 'node:net';
import { faroCalls, plateCalls, robleCalls, type QuotationCalls } from './quotation-calls';
import { sendRaw, type RawAnswer, type RawRequest } from './raw-request';
import { simulator, until, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());

const MEGABYTE = 1024 * 1024;
const CALLS: Readonly<Record<string, (running: Simulator) => QuotationCalls | Promise<QuotationCalls>>> = {
  REST: faroCalls,
  SOAP: robleCalls,
  plates: plateCalls,
};

describe.each(Object.keys(CALLS))('over %s', (protocol) => {
  const isSoap = protocol === 'SOAP';
  let calls: QuotationCalls;
  let sound: RawAnswer;
  beforeAll(async () => {
    calls = await CALLS[protocol]!(running);
    sound = await sendRaw(calls.next());
  });
  afterEach(() => running.reset());

  const struck = async (kind: string, isEnough?: RawRequest['isEnough']) => {
    expect((await running.fault(calls.id, kind)).status).toBe(200);
    return sendRaw({ ...calls.next(), isEnough });
  };

  it('answers soundly without a fault', () => expect(sound).toMatchObject({ status: 200, error: null }));

  it('hangs', async () => {
    const isHanging = async () => (await running.report(calls.id)).counters.faultsInjected.hang === 1;
    expect(await struck('hang', isHanging)).toMatchObject({ status: null, error: 'given up' });
    await until(async () => (await running.report(calls.id)).counters.inFlight === 0);
    const { counters } = await running.report(calls.id);
    expect(counters).toMatchObject({ abortedByClient: 1, faultsInjected: { hang: 1 } });
  });

  it('resets before the headers', async () => {
    expect(await struck('reset-before-headers')).toMatchObject({ status: null, error: 'ECONNRESET' });
  });

  it('resets after the headers', async () => {
    expect(await struck('reset-after-headers')).toMatchObject({ status: 200, bytes: 0, error: 'ECONNRESET' });
    expect((await running.report(calls.id)).counters.abortedByClient).toBe(0);
  });

  it('closes in the middle of the body', async () => {
    const { status, headers, bytes, error } = await struck('early-close');
    expect([status, error]).toEqual([200, 'ECONNRESET']);
    expect(bytes).toBe(Math.floor(Number(headers['content-length']) / 2));
  });

  it('trickles', async () => {
    const { status, bytes, error } = await struck('slow-body', (bytes) => bytes > 0);
    expect([status, error]).toEqual([200, 'given up']);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(100);
  });

  it('streams 50 MB, whole and sound', async () => {
    const { status, headers, bytes, error } = await struck('huge-body');
    expect([status, error, headers['content-length']]).toEqual([200, null, undefined]);
    expect(bytes).toBeGreaterThanOrEqual(50 * MEGABYTE);
  });

  it('stops streaming when the client stops reading', async () => {
    await running.fault(calls.id, 'huge-body');
    await sendRaw({ ...calls.next(), isEnough: (bytes) => bytes > 0 });
    await until(async () => (await running.report(calls.id)).counters.inFlight === 0);
  });

  it.each([500, 503, 429] as const)('answers %d', async (status) => {
    const answer = await struck(`status-${status}`);
    expect(answer).toMatchObject({ status, error: null });
    expect(answer.headers['retry-after']).toBe(status === 500 ? undefined : '2');
    expect(answer.headers['content-type']).toBe(isSoap ? 'text/html' : 'application/problem+json');
  });

  it('answers what does not parse', async () => {
    const { status, headers, body } = await struck('malformed-body');
    expect([status, headers['content-type']]).toEqual([200, sound.headers['content-type']]);
    expect(body.at(-1)).not.toBe(sound.body.trimEnd().at(-1));
    if (!isSoap) expect(() => JSON.parse(body) as unknown).toThrow();
  });

  it('answers a page', async () => {
    expect((await struck('wrong-content-type')).headers['content-type']).toMatch(/^text\/html/);
  });

  it('answers nothing', async () => {
    expect(await struck('empty-body')).toMatchObject({ status: 200, bytes: 0, error: null });
  });

  it('answers levels without end', async () => {
    const { status, body } = await struck('deep-nesting');
    expect(status).toBe(200);
    expect(body.startsWith((isSoap ? '<a>' : '[').repeat(30_000))).toBe(true);
  });
});

/** Returns how the connection ended: an HTTP client does not distinguish the ways. */
function endOfConnection(url: string): Promise<string> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: a\r\nX-API-Key: simulated-key\r\n\r\n`);
  socket.resume();
  return new Promise((resolve) => {
    socket.on('end', () => resolve('end')).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}

it.each([
  ['reset-before-headers', 'ECONNRESET'],
  ['reset-after-headers', 'ECONNRESET'],
  ['early-close', 'end'],
])('ends the connection of %s with %s', async (kind, end) => {
  await running.fault('plate-registry', kind);
  expect(await endOfConnection(plateCalls(running).next().url)).toBe(end);
  await running.reset();
});

describe('over SOAP alone', () => {
  afterEach(() => running.reset());

  it('answers entities that multiply', async () => {
    await running.fault('roble-a', 'entity-bomb');
    const { status, body } = await sendRaw(robleCalls(running).next());
    expect(status).toBe(200);
    expect(body).toContain('<!DOCTYPE Envelope [');
    expect(body).toContain('<!ENTITY e9 "&e8;&e8;');
    expect(body.length).toBeLessThan(2_000);
  });

  it('answers a Fault', async () => {
    await running.fault('roble-a', 'soap-fault');
    const { status, body } = await sendRaw(robleCalls(running).next());
    expect(status).toBe(500);
    expect(body).toContain('<faultcode');
    expect(body).toContain('<r:Codigo>RB-9999</r:Codigo>');
  });
});
