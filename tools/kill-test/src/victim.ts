import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 50;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** A process of the service that is killed and started again. */
export class Victim {
  /** Its last known address. */
  url = 'http://127.0.0.1:9';
  /** Instant of each life's end, by its name. */
  readonly deaths = new Map<string, number>();
  private child: ChildProcessByStdio<null, Readable, Readable> | undefined;
  private life = '';
  private lives = 0;

  /** @param environment returns the settings of the life with a name */
  constructor(
    private readonly app: string,
    readonly name: string,
    private readonly folder: string,
    private readonly environment: (life: string) => Promise<Record<string, string>>,
  ) {}

  /** Starts a life, and waits until it is ready. */
  async start(): Promise<void> {
    this.lives += 1;
    this.life = `${this.name}-${this.lives}`;
    const script = join(WORKSPACE_ROOT, 'apps', this.app, 'dist/main.js');
    const env = { PATH: process.env.PATH, ...(await this.environment(this.life)) };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    const log = createWriteStream(join(this.folder, `${this.life}.log`));
    for (const output of [child.stdout, child.stderr]) output.pipe(log, { end: false });
    let address: string | undefined;
    child.stdout.on('data', (chunk: Buffer) => (address ??= ADDRESS.exec(chunk.toString())?.[0]));
    for (const endsAt = Date.now() + READY_TIMEOUT_MS; ; await sleep(POLL_MS)) {
      if (address !== undefined && (await isReady(address))) break;
      if (child.exitCode !== null || Date.now() > endsAt) throw new Error(`${this.life} does not start: see its log`);
    }
    this.url = address;
  }

  /** Kills its life at once. */
  async kill(): Promise<void> {
    await this.signal('SIGKILL');
  }

  /** Stops its life in order, as a supervisor does. */
  async stop(): Promise<void> {
    await this.signal('SIGTERM');
  }

  private async signal(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.deaths.set(this.life, Date.now());
    const ended = once(child, 'exit');
    existing(child, 'process').kill(signal);
    await ended;
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).catch(() => undefined);
  return answer?.status === 200;
}
