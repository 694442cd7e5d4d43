import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { HALF_A_BODY, HALF_A_HEAD, responseOf, sendRaw } from './raw-http';

const ROOT = join(__dirname, '..', '..', '..');

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** The service as a process of its own, once it listens. */
async function startProcess(): Promise<{ child: Child; url: string }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`the process ended before it listened: ${said}`);
}

/** How the process ended, and after how many milliseconds. */
async function ending(child: Child) {
  const from = performance.now();
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ms: performance.now() - from };
}

beforeAll(() => void execFileSync('npx', ['tsc', '-b', 'apps/all-in-one'], { cwd: ROOT }));

let child: Child;
let url: string;
beforeEach(async () => ({ child, url } = await startProcess()));
afterEach(() => void child.kill('SIGKILL'));

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends by %s although clients say nothing or half of what they want',
  async (signal) => {
    await sendRaw(url, '');
    await sendRaw(url, HALF_A_HEAD);
    await after(100);
    child.kill(signal);
    const { ms, ...how } = await ending(child);
    expect(how).toEqual({ code: null, signal });
    expect(ms).toBeLessThan(2000);
  },
);

it('takes a signal that comes twice at once for one', async () => {
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ending(child)).toMatchObject({ code: null, signal: 'SIGINT' });
});

it('waits for half a body until a quotation would have ended, or until it is told again', async () => {
  await sendRaw(url, HALF_A_BODY);
  await after(100);
  child.kill('SIGTERM');
  await after(1000);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  const { ms, code } = await ending(child);
  expect(code).toBe(143);
  expect(ms).toBeLessThan(1000);
});

it('tells a client in the one form that its request did not come in time', async () => {
  const from = performance.now();
  const { received } = await sendRaw(url, HALF_A_HEAD);
  const response = responseOf(await received);
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ error: 'tiempo_agotado', errores: [] });
  expect(performance.now() - from).toBeLessThan(40_000);
});
