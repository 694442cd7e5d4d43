import { Agent, request } from 'node:http';
import { askFaro, faroToken } from './faro-client';
import { plateCalls } from './quotation-calls';
import { simulator, until, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => {
  running = await simulator({ faults: { 'roble-a': [{ kind: 'soap-fault', probability: 0.5 }] } });
});
afterAll(() => running.close());
afterEach(() => running.reset());

it('shows everything that is simulated', async () => {
  const { status, body } = await running.admin('GET', '/insurers');
  expect(status).toBe(200);
  expect(body).toMatchObject({ seed: 1 });
  expect(body.insurers).toMatchObject([
    { id: 'faro-a', protocol: 'rest', path: '/i/faro-a', latency: 'none', faults: [] },
    { id: 'roble-a', protocol: 'soap', faults: [{ kind: 'soap-fault', probability: 0.5, times: null }] },
    { id: 'plate-registry', protocol: 'plates' },
  ]);
});

it('counts what happens', async () => {
  const token = await faroToken(running);
  await running.fault('faro-a', 'status-503', { times: 1 });
  for (let left = 3; left > 0; left--) await askFaro(running.url, token, 'auto');
  const { counters } = await running.report('faro-a');
  expect(counters).toEqual({
    requests: 4,
    inFlight: 0,
    abortedByClient: 0,
    answers: { 200: 3, 503: 1 },
    faultsInjected: { 'status-503': 1 },
  });
});

it('counts open connections until they are closed', async () => {
  const agent = new Agent({ keepAlive: true });
  const { url, headers } = plateCalls(running).next();
  await new Promise<void>((resolve) => {
    request(url, { agent, headers }, (response) => response.resume().on('end', resolve)).end();
  });
  await until(async () => (await running.report('plate-registry')).openSockets === 1);
  agent.destroy();
  await until(async () => (await running.report('plate-registry')).openSockets === 0);
});

it('changes latency and faults, takes several faults, and ends them', async () => {
  expect((await running.latency('faro-a', 'uniform:1:2')).body).toMatchObject({ latency: 'uniform:1:2' });
  const several = [{ kind: 'hang', probability: 0.1 }, { kind: 'decline' }];
  const { body } = await running.admin('PUT', '/insurers/faro-a/fault', several);
  expect(body.faults).toEqual([
    { kind: 'hang', probability: 0.1, times: null },
    { kind: 'decline', probability: 1, times: null },
  ]);
  expect((await running.fault('faro-a', 'none')).body.faults).toEqual([]);
});

it('is set back to how it started', async () => {
  await running.latency('roble-a', 'constant:7');
  await running.fault('roble-a', 'none');
  await running.fault('faro-a', 'hang');
  await faroToken(running);
  const { body } = await running.reset();
  expect(body).toEqual({ reset: ['faro-a', 'roble-a', 'plate-registry'] });
  expect(await running.report('roble-a')).toMatchObject({ latency: 'none', faults: [{ kind: 'soap-fault' }] });
  expect(await running.report('faro-a')).toMatchObject({ faults: [], counters: { requests: 0, answers: {} } });
});

it.each([
  ['PUT', '/insurers/nobody/latency', { latency: 'none' }, 'nobody is not simulated; there are faro-a, roble-a'],
  ['PUT', '/insurers/faro-a/latency', { latency: 'fast' }, 'latency fast: it must be none'],
  ['PUT', '/insurers/faro-a/latency', { latency: 5 }, 'latency must be a text'],
  ['PUT', '/insurers/faro-a/latency', { latency: 'none', ms: 1 }, 'there is no ms here, only latency'],
  ['PUT', '/insurers/faro-a/latency', ['none'], 'the body must be a JSON object'],
  ['PUT', '/insurers/faro-a/fault', { kind: 'soap-fault' }, 'fault soap-fault is not one that rest can show: hang'],
  ['PUT', '/insurers/faro-a/fault', { kind: 'hang', probability: 2 }, 'fault hang: probability must be'],
  ['PUT', '/insurers/faro-a/fault', ['hang'], 'the body must be a JSON object'],
  ['PUT', '/insurers/faro-a/fault', undefined, 'the body must be a JSON object'],
])('refuses %s %s %j', async (method, path, body, why) => {
  const { status, body: refusal } = await running.admin(method, path, body);
  expect([status, refusal.error]).toEqual([400, expect.stringContaining(why)]);
});

it('says where things are to who looks elsewhere', async () => {
  const { status, body } = await running.admin('GET', '/nothing');
  expect(status).toBe(404);
  expect(body.error).toContain('look below /admin, /i/faro-a, /i/roble-a, /i/plate-registry');
});
