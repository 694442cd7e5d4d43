import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { folderPerTest } from '@cotiza/kernel/testing';
import { HALF_A_BODY, HALF_A_HEAD, sendRaw } from './raw-http';
import { exitOf, ROOT, startProcess } from './service-process';

/** Long enough that a slow machine is not mistaken for waiting. */
const QUOTE_DEADLINE_MS = 30_000;
/** For work that does not wait for a quotation, on a slow machine. */
const AT_ONCE_MS = 20_000;

const isListening = (at: string) =>
  fetch(at, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

const inFolder = folderPerTest();
let child: ChildProcess;
let url: string;
beforeEach(async () => {
  const environment = { LOG_LEVEL: 'silent', QUOTE_DEADLINE_MS: String(QUOTE_DEADLINE_MS) };
  ({ child, url } = await startProcess(inFolder(), environment));
});
afterEach(() => child.kill('SIGKILL'));

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends by %s although clients say nothing or half of what they want',
  async (signal) => {
    await sendRaw(url, '');
    await sendRaw(url, HALF_A_HEAD);
    await after(100);
    child.kill(signal);
    const { ms, ...how } = await exitOf(child);
    expect(how).toEqual({ code: null, signal });
    expect(ms).toBeLessThan(AT_ONCE_MS);
  },
);

it('answers for a while after SIGTERM, but is not ready and closes connections', async () => {
  const draining = await startProcess(inFolder('drain'), { DRAIN_SECONDS: '3' });
  const ended = exitOf(draining.child);
  draining.child.kill('SIGTERM');
  const get = (path: string) => fetch(draining.url + path);
  while ((await get('/health/serving')).status === 200) await after(50);
  const answer = await get('/api/agent/requisitos?ramo=coche');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  const ready = await get('/health/ready');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', missing: ['stopping'] }]);
  const { ms, ...how } = await ended;
  expect(how).toEqual({ code: null, signal: 'SIGTERM' });
  expect(ms).toBeGreaterThan(2900);
});

/** Starts a process as the first of its own namespace, as in a container. */
const FIRST_PROCESS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;
const canBeFirst = spawnSync(FIRST_PROCESS[0], [...FIRST_PROCESS.slice(1), 'true']).status === 0;

(canBeFirst ? it : it.skip)(
  'ends by SIGTERM also as the first process of a container, which no signal ends',
  async () => {
    const [command, ...args] = [...FIRST_PROCESS, process.execPath, 'apps/all-in-one/dist/main.js'];
    const container = spawn(command!, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATA_DIR: inFolder('first'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(container.stdout, 'data');
    const first = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').trim();
    process.kill(Number(first), 'SIGTERM');
    expect(await exitOf(container)).toMatchObject({ code: 0, signal: null });
  },
);

it('ends at once by a signal that comes while it starts', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const starting = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`,
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    stdio: 'ignore',
  });
  const [waiting] = (await once(silent, 'connection')) as [Socket];
  starting.kill('SIGTERM');
  expect(await exitOf(starting)).toMatchObject({ code: 143, signal: null });
  waiting.destroy();
  silent.close();
});

it('takes a signal that comes twice at once for one', async () => {
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await exitOf(child)).toMatchObject({ code: null, signal: 'SIGINT' });
});

it('waits for half a body until a quotation would have ended, or until a second signal', async () => {
  const { socket } = await sendRaw(
    url,
    HALF_A_BODY.replace('Content-Length', 'Expect: 100-continue\r\nContent-Length'),
  );
  // The server has read the head: it asks for the body.
  await once(socket, 'data');
  child.kill('SIGTERM');
  while (await isListening(url)) await after(20);
  await after(1000);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  const { ms, code } = await exitOf(child);
  expect(code).toBe(143);
  expect(ms).toBeLessThan(AT_ONCE_MS);
});

/** More than the 511 pending connections that Node requests from the system. */
const AT_ONCE = 600;

it('has all connections wait that come at once, none of which has to ask again after a second', async () => {
  const { hostname, port } = new URL(url);
  child.kill('SIGSTOP');
  const sockets = Array.from({ length: AT_ONCE }, () => connect({ port: Number(port), host: hostname }));
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  } finally {
    child.kill('SIGCONT');
    for (const socket of sockets) socket.on('error', () => undefined).destroy();
  }
});
