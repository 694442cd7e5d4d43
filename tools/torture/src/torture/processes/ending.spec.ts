import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from './ending';

/** Starts one of its own, which stays, says its number, and stays as well. */
const STAYS = `const { pid } = require('node:child_process').spawn('sleep', ['600']); setInterval(() => {}, 1000);`;

const said: string[] = [];
const ends = (child: ChildProcess, timeoutMs: number) =>
  endProcess(child, { name: 'Somebody', signal: 'SIGQUIT', timeoutMs, say: (text) => said.push(text) });
beforeEach(() => void said.splice(0));

/** A process, and the number of the one that it has started. */
async function started(lines: string): Promise<{ child: ChildProcess; other: number }> {
  const script = `${STAYS} ${lines}; console.log(pid);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, other: Number(String(pid)) };
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function gone(pid: number): Promise<void> {
  while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Has it stand still. The signal that does it is on its way for a moment. */
async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGSTOP');
  const state = () => spawnSync('ps', ['-o', 'stat=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout;
  while (!state().startsWith('T')) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('ends a process by its signal, and says nothing of it', async () => {
  const { child, other } = await started(`process.on('SIGQUIT', () => process.exit(3))`);
  await ends(child, 60_000);
  expect(child.exitCode).toBe(3);
  expect(said).toEqual([]);
  process.kill(other, 'SIGKILL');
});

it.each([
  ['is deaf to it', `process.on('SIGQUIT', () => {})`, () => Promise.resolve()],
  ['stands still', '', stopped],
])('kills one that %s, and what it has started, and says so', async (_name, lines, prepare) => {
  const { child, other } = await started(lines);
  await prepare(child);
  await ends(child, 50);
  expect(child.signalCode).not.toBeNull();
  await gone(other);
  expect(said).toEqual(['Somebody has not ended by SIGQUIT within 0.05 s, and is killed with all that it has started']);
});

it('has nothing to do with one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await ends(child, 50);
  expect(said).toEqual([]);
});
