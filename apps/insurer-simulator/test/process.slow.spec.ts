import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..', '..', '..');
const MAIN = 'apps/insurer-simulator/dist/main.js';

const folder = folderForTests();
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the process, and waits for the line with its address. */
async function start(words: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, '--port', '0', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: (JSON.parse(String(line)) as { listening: string }).listening };
}

it('prints its address as one line of JSON, and ends on a signal, also with requests that hang', async () => {
  const configFile = join(folder, 'insurers.yaml');
  const { child, url } = await start([
    '--insurers',
    '8',
    '--config-file',
    configFile,
    '--fault',
    'plate-registry=hang',
  ]);
  const { insurers: listed } = parse(readFileSync(configFile, 'utf8')) as { insurers: { baseUrl: string }[] };
  expect(listed[0]!.baseUrl).toBe(`${url}/i/faro-a`);
  const headers = { 'x-api-key': 'simulated-key' };
  const hanging = fetch(`${url}/i/plate-registry/v1/vehiculos?matricula=1234MKF&tipo=coche`, { headers });
  const failed = expect(hanging).rejects.toThrow();
  const { insurers } = (await (await fetch(`${url}/admin/insurers`)).json()) as { insurers: unknown[] };
  expect(insurers).toHaveLength(9);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await failed;
});

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it.each([
  [['--fault', 'faro-a=fire'], 2, /^fault fire: it must be one of/],
  [['--insurers', 'many'], 2, /must be a whole number/],
  [['--insurers', '2', '--insurer', 'sol'], 2, /cannot be used with/],
  [['--speed', '9'], 2, /unknown option '--speed'/],
])('refuses %j', (words, status, why) => {
  const refused = run(...words);
  expect([refused.status, refused.stdout]).toEqual([status, '']);
  expect(refused.stderr).toMatch(why);
});
