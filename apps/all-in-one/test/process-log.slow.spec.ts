import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until';

const ROOT = join(__dirname, '..', '..', '..');
const REQUESTS = 200;

let folder: string;
beforeAll(() => void execFileSync('npx', ['tsc', '-b', 'apps/all-in-one'], { cwd: ROOT }));
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['info', 'silent'])('standard output is JSON lines alone, down to the last one, at level %s', async (level) => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: level, DATA_DIR: folder };
  const child = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const lines = () =>
    said
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, string>);
  await until(() => lines().some(({ msg }) => msg === 'serving'));
  const { url, docs } = lines().find(({ msg }) => msg === 'serving')!;
  expect(docs).toBe(`${url}/api/docs`);
  const asked = Array.from({ length: REQUESTS }, async () => (await fetch(`${url}/health/live`)).text());
  await Promise.all(asked);
  child.kill('SIGTERM');
  await ended;
  expect(lines().filter(({ msg }) => msg === 'request served')).toHaveLength(level === 'info' ? REQUESTS : 0);
  expect(said.endsWith('\n')).toBe(true);
});
