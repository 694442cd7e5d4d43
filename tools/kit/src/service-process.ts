import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@cotiza/assembly';
import { defined } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from './workspace';

/** The service running as a process of its own, as a user starts it. */
export interface ServiceProcess {
  /** Where it listens, whatever its PUBLIC_URL is. */
  readonly url: string;
  readonly pid: number;
  /** Where it keeps what it keeps. */
  readonly dataDir: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ServiceExtras {
  readonly app?: string;
  /** Receives its output as it comes. */
  readonly onOutput?: (text: string) => void;
  readonly nodeArguments?: readonly string[];
  /** Folder of another built tree, whose app is started. */
  readonly tree?: string;
}

/** As if nothing was set: what the environment of the terminal names is another service's database or mail server. */
const NOTHING_SET = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, '']));

/**
 * Starts a built app on a free port, by default all-in-one, with default settings besides those given. Without a `DATA_DIR` among
 * them, what it keeps is gone when it has stopped, or when this process exits.
 *
 * @throws Error when it ends before it listens
 */
export async function startServiceProcess(
  settings: Record<string, string> = {},
  { app = 'all-in-one', onOutput, nodeArguments = [], tree = WORKSPACE_ROOT }: ServiceExtras = {},
): Promise<ServiceProcess> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cotiza-'));
  const child = spawn(process.execPath, [...nodeArguments, join(tree, 'apps', app, 'dist/main.js')], {
    env: { ...process.env, ...NOTHING_SET, PORT: '0', DRAIN_SECONDS: '0', ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', onOutput ? 'pipe' : 'inherit'],
  });
  if (onOutput) {
    for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', onOutput);
  }
  const removeFolder = () => {
    if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const abandon = () => {
    child.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', abandon);
  const end = async (signal?: NodeJS.Signals) => {
    await ended(child, signal);
    process.off('exit', abandon);
    removeFolder();
  };
  let stopped: Promise<void> | undefined;
  const stop = (signal?: NodeJS.Signals) => (stopped ??= end(signal));
  try {
    return { url: await announcedAddress(child), pid: defined(child.pid, 'process'), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads its output to the end: a full pipe would stop the service. */
function announcedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let rest = '';
    defined(child.stdout, 'output of the service')
      .setEncoding('utf8')
      .on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        const url = lines.map(addressIn).find((found) => found !== undefined);
        if (url !== undefined) resolve(url);
      });
    child.once('exit', () => reject(new Error('the service ended before it listened')));
  });
}

/** Reads where the service listens. An earlier version names the public address alone, which is the same without PUBLIC_URL. */
function addressIn(line: string): string | undefined {
  if (!line.includes('"serving"')) return undefined;
  const { msg, url, address = url } = JSON.parse(line) as Partial<Record<'msg' | 'url' | 'address', string>>;
  return msg === 'serving' ? address : undefined;
}

/** Stops it, unless it has ended. */
async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
