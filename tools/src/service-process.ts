import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Settings } from '@cotiza/platform';

const MAIN = join(__dirname, '..', '..', 'apps', 'all-in-one', 'dist', 'main.js');

/** The service running as a process of its own, as a user starts it. */
export interface ServiceProcess {
  readonly url: string;
  /** Where it keeps what it keeps. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** As if nothing was set: what the environment of the terminal names is another service's database or mail server. */
const NOTHING_SET = Object.fromEntries(Object.keys(new Settings()).map((name) => [name, '']));

/**
 * Starts the built all-in-one app on a free port, with default settings besides those given. Without a `DATA_DIR` among
 * them, what it keeps is gone when it has stopped, or when this process exits.
 *
 * @throws Error when it ends before it listens
 */
export async function startServiceProcess(settings: Record<string, string> = {}): Promise<ServiceProcess> {
  const ownFolder = settings.DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'cotiza-')) : undefined;
  const dataDir = settings.DATA_DIR ?? ownFolder!;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...NOTHING_SET, PORT: '0', ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const removeFolder = () => ownFolder && rmSync(ownFolder, { recursive: true, force: true });
  const abandon = () => {
    child.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', abandon);
  const end = async () => {
    await ended(child);
    process.off('exit', abandon);
    removeFolder();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= end());
  try {
    return { url: await announcedUrl(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const { msg, url } = JSON.parse(line) as { readonly msg?: string; readonly url?: string };
    if (msg === 'serving' && url !== undefined) return url;
  }
  throw new Error('the service ended before it listened');
}

/** Tells it to stop, unless it has ended by itself. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
