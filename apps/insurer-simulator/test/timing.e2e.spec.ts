import { parseLatency } from '../src/latency/latency';
import { askFaro, faroToken, nextReference } from './faro-client';
import { faroCalls, robleCalls } from './quotation-calls';
import { sendRaw } from './raw-request';
import { envelope, robleMessage, sendToRoble } from './roble-client';
import { simulator, until, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());
afterEach(() => running.reset());

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

it('delays quotations by the set latency, and tokens not at all', async () => {
  await running.latency('faro-a', 'constant:60000');
  const token = await faroToken(running);
  await running.latency('faro-a', 'constant:150');
  expect(await elapsed(() => askFaro(running.url, token, 'auto'))).toBeGreaterThanOrEqual(148);
});

it('refuses at once what is not in order', async () => {
  await running.latency('faro-a', 'constant:60000');
  expect(await elapsed(() => askFaro(running.url, 'abc', 'auto'))).toBeLessThan(60_000);
});

it('sees that its client has gone', async () => {
  await running.latency('roble-a', 'constant:60000');
  const message = envelope(robleMessage('AUT'));
  const controller = new AbortController();
  const gone = expect(sendToRoble(running.url, message, { signal: controller.signal })).rejects.toThrow();
  await until(async () => (await running.report('roble-a')).counters.inFlight === 1);
  controller.abort();
  await gone;
  await until(async () => (await running.report('roble-a')).counters.abortedByClient === 1);
  expect((await running.report('roble-a')).counters).toMatchObject({ requests: 1, inFlight: 0, answers: {} });
});

it('is still busy with a request whose client has gone, and then has its answer', async () => {
  await running.latency('faro-a', 'constant:5000');
  const token = await faroToken(running);
  const referencia = nextReference();
  const ask = (signal?: AbortSignal) => askFaro(running.url, token, 'auto', { referencia }, { signal });
  const controller = new AbortController();
  const gone = expect(ask(controller.signal)).rejects.toThrow();
  await until(async () => (await running.report('faro-a')).counters.inFlight === 1);
  controller.abort();
  await gone;
  expect((await ask()).status).toBe(409);
  let response: Response;
  await until(async () => (response = await ask()).status !== 409);
  expect([response!.status, response!.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
});

it('lets a message that comes again over SOAP wait for the first', async () => {
  await running.latency('roble-a', 'constant:300');
  const message = robleMessage('AUT');
  const [first, second] = await Promise.all([1, 2].map(() => sendToRoble(running.url, envelope(message))));
  expect(await second!.text()).toBe(await first!.text());
});

it('carries hundreds of slow requests at once', async () => {
  await running.latency('faro-a', 'constant:1000');
  await running.latency('roble-a', 'constant:1000');
  const [faro, roble] = [await faroCalls(running), robleCalls(running)];
  const calls = Array.from({ length: 400 }, (_, index) => (index % 2 ? faro : roble).next());
  const answers = await Promise.all(calls.map(sendRaw));
  expect(answers.filter(({ status, error }) => status === 200 && error === null)).toHaveLength(400);
  expect((await running.report('faro-a')).counters).toMatchObject({ requests: 201, inFlight: 0, abortedByClient: 0 });
});

it('does the same again with the same seed and the same order of requests', async () => {
  const faults = { 'faro-a': [{ kind: 'status-500', probability: 0.4 }] };
  const latencies = { 'faro-a': parseLatency('lognormal:5:50') };
  const run = async (seed: number) => {
    const simulated = await simulator({ seed, faults, latencies });
    const token = await faroToken(simulated);
    const seen: number[] = [];
    for (let left = 20; left > 0; left--) seen.push((await askFaro(simulated.url, token, 'auto')).status);
    await simulated.close();
    return seen;
  };
  const first = await run(11);
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await run(11)).toEqual(first);
  expect(await run(12)).not.toEqual(first);
});
