import { askFaro, faroToken } from './faro-client';
import { envelope, robleMessage, sendToRoble } from './roble-client';
import { simulator, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());
afterEach(async () => {
  for (const id of ['faro-a', 'roble-a', 'plate-registry']) await running.change(id, { latencyMs: 0, fault: 'none' });
});

const ASK: Readonly<Record<string, (signal?: AbortSignal) => Promise<Response>>> = {
  'faro-a': async (signal) => askFaro(running.url, await faroToken(running), 'auto', {}, { signal }),
  'roble-a': (signal) => sendToRoble(running.url, envelope(robleMessage('AUT')), { signal }),
  'plate-registry': (signal) => {
    const headers = { 'x-api-key': 'simulated-key' };
    return fetch(`${running.url}/i/plate-registry/v1/vehiculos?matricula=1234MKF&tipo=coche`, { headers, signal });
  },
};

describe.each(Object.entries(ASK))('%s', (id, ask) => {
  it('never answers', async () => {
    await running.change(id, { fault: 'hang' });
    await expect(ask(AbortSignal.timeout(200))).rejects.toThrow();
  });

  it('resets the connection', async () => {
    await running.change(id, { fault: 'reset' });
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  it.each([
    [500, null],
    [503, '2'],
  ])('answers %d, and then as before', async (status, retryAfter) => {
    await running.change(id, { fault: `status-${status}` });
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(answer.headers.get('content-type')).toBe(id === 'roble-a' ? 'text/html' : 'application/problem+json');
    await running.change(id, { fault: 'none' });
    expect((await ask()).status).toBe(200);
  });

  it('answers after its latency', async () => {
    await running.change(id, { latencyMs: 150 });
    const from = performance.now();
    await ask();
    expect(performance.now() - from).toBeGreaterThanOrEqual(148);
  });
});

it.each([
  ['faro-a', '"codigo":"R090"'],
  ['roble-a', '<r:CodigoRechazo>T99<'],
])('%s declines the risk in its own code', async (id, code) => {
  await running.change(id, { fault: 'decline' });
  expect(await (await ASK[id]!()).text()).toContain(code);
});

it('refuses at once what is not in order', async () => {
  await running.change('faro-a', { latencyMs: 600_000, fault: 'hang' });
  expect((await askFaro(running.url, 'abc', 'auto')).status).toBe(401);
});

it.each([
  ['nobody', { latencyMs: 1 }, 'nobody is not simulated; there are faro-a, roble-a'],
  ['faro-a', { latencyMs: 'fast' }, 'latencyMs must be integer'],
  ['faro-a', { fault: 'fire' }, 'fault must be equal to one of the allowed values'],
  ['faro-a', undefined, 'body must be object'],
])('the admin interface refuses a change of %s to %j', async (id, body, why) => {
  const { status, body: refusal } = await running.change(id, body);
  expect([status, refusal.error]).toEqual([400, expect.stringContaining(why)]);
});
