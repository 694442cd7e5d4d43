import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './running-service';

export const ROOT = join(__dirname, '..', '..', '..');

/** Starts a built app with its data in a folder, and waits until it serves. The caller ends it. */
export async function startProcess(folder: string, environment: Record<string, string> = {}, app = 'all-in-one') {
  const child = spawn(process.execPath, [`apps/${app}/dist/main.js`], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const serving = () => /"url":"([^"]+)".*"msg":"serving"/.exec(said)?.[1];
  await until(() => serving() !== undefined || child.exitCode !== null);
  return { child, url: serving()!, output: () => said };
}

/** Returns how a process ends, and after how many milliseconds. */
export async function exitOf(child: ChildProcess) {
  const from = performance.now();
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ms: performance.now() - from };
}
