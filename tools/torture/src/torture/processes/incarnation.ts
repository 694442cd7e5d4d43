import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithTool } from './living';

const READY_PATH = '/health/ready';
const POLL_MS = 50;
/** For an answer of the ready path, in milliseconds. */
const ANSWER_MS = 5000;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** One life of a process: from its start until it is killed, stopped, or ends by itself. */
export class Incarnation {
  readonly startedAt = Date.now();
  /** Resolves with its exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Where it listens, once that is known: of what it says, the first address of this machine. */
  url: string | undefined;
  /** Whether the tool has ended it, or told it to end. */
  isTold = false;
  private readonly child: ChildProcessByStdio<null, Readable, Readable>;

  /**
   * @param name tells it from every other life
   * @param log file for what it prints
   */
  constructor(
    readonly name: string,
    script: string,
    environment: Readonly<Record<string, string>>,
    log: string,
  ) {
    this.child = spawn(process.execPath, [script], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endsWithTool(this.child);
    const file = createWriteStream(log);
    for (const output of [this.child.stdout, this.child.stderr]) output.pipe(file, { end: false });
    this.child.stdout.on('data', (chunk: Buffer) => {
      this.url ??= ADDRESS.exec(chunk.toString())?.[0];
    });
    this.ended = once(this.child, 'close').then(([code, signal]) => {
      file.end();
      return (code ?? signal) as number | NodeJS.Signals;
    });
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits until it says that it can do its work. False when it has ended first. */
  async ready(timeoutMs: number): Promise<boolean> {
    while (!this.isOver) {
      if (this.url && (await isReady(this.url))) return true;
      if (Date.now() - this.startedAt > timeoutMs) throw new Error(`${this.name} was not ready in time`);
      await sleep(POLL_MS);
    }
    return false;
  }

  signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void {
    this.isTold ||= signal === 'SIGKILL' || signal === 'SIGTERM';
    this.child.kill(signal);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(url + READY_PATH, { headers: { connection: 'close' }, signal });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
