import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(__dirname, '..', '..', 'apps', 'all-in-one', 'dist', 'main.js');

/** The service running as a process of its own, as a user starts it. */
export interface ServiceProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built all-in-one app on a free port. @throws Error when it ends before it listens */
export async function startServiceProcess(environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await announcedUrl(child), stop: () => stop(child) };
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [url] = /https?:\/\/\S+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the service ended before it listened');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
