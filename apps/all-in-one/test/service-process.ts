import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exampleBody } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { QUOTES } from './running-service';
import { until } from './until';

export const ROOT = join(__dirname, '..', '..', '..');

/** The service in its own process. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its standard output so far. */
  readonly output: () => string;
  readonly log: () => readonly Record<string, unknown>[];
}

/** Starts the built service with its data in a folder, and waits until it serves. The caller ends it. */
export async function startProcess(folder: string, environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const limitsOff = { LIMIT_QUOTES_PER_MINUTE: '0', LIMIT_REFERENCE_PER_MINUTE: '0', LIMIT_ESTIMATES_PER_MINUTE: '0' };
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug',
    DATA_DIR: folder,
    DRAIN_SECONDS: '0',
    ...limitsOff,
    ...environment,
  };
  const child = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const log = () =>
    said
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const serving = () => log().find(({ msg }) => msg === 'serving');
  await until(() => serving() !== undefined || child.exitCode !== null);
  return { child, url: serving()!.url as string, output: () => said, log };
}

/** Returns how a process ends, and after how many milliseconds. */
export async function exitOf(child: ChildProcess) {
  const from = performance.now();
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ms: performance.now() - from };
}

/** Stops a process and returns the milliseconds until it ended. */
export async function ending(child: ChildProcess): Promise<number> {
  const exit = exitOf(child);
  child.kill('SIGTERM');
  return (await exit).ms;
}

const body = JSON.stringify(exampleBody('Car', systemClock().today()));

/** Requests a quotation. @returns its reference, or the status of its refusal */
export async function askedFor({ url }: ServiceProcess): Promise<string | number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + QUOTES, { method: 'POST', headers, body });
  const result = (await answer.json()) as QuoteResult;
  return answer.status === 200 ? result.referencia : answer.status;
}

export const askedTimes = (service: ServiceProcess, times: number) =>
  Promise.all(Array.from({ length: times }, () => askedFor(service)));
