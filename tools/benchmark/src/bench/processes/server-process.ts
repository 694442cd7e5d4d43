import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { freePort, openSockets, processorSeconds, residentMb } from '@cotiza/tools-kit';
import { nodeOn } from './pinning';

/** How a server is started: a script that listens on PORT. */
export interface ServerPlan {
  readonly name: string;
  readonly script: string;
  /** Its arguments, also those that follow from the port. */
  readonly args?: readonly string[] | ((port: number) => readonly string[]);
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Answers 200 once the server is ready. */
  readonly readyPath: string;
}

const POLL_MS = 5;
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;
const HOST = '127.0.0.1';

/** A server under measurement, in a process of its own. */
export class ServerProcess {
  private constructor(
    readonly name: string,
    readonly port: number,
    /** From the spawn until the first 200 of its ready path. */
    readonly startSeconds: number,
    private readonly child: ChildProcess,
  ) {}

  /**
   * Starts a server and waits until it is ready.
   *
   * @param core to tie it to; any when absent
   * @throws Error when it ends or is not ready in time
   */
  static async start(plan: ServerPlan, core?: number): Promise<ServerProcess> {
    const port = await freePort(HOST);
    const [command, ...args] = nodeOn(core);
    const own = typeof plan.args === 'function' ? plan.args(port) : (plan.args ?? []);
    const startedAt = performance.now();
    const child = spawn(command, [...args, plan.script, ...own], {
      env: { ...process.env, ...plan.env, HOST, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const killAtExit = () => child.kill('SIGKILL');
    process.once('exit', killAtExit);
    child.once('exit', () => process.off('exit', killAtExit));
    await ready(plan, port, child, startedAt);
    return new ServerProcess(plan.name, port, (performance.now() - startedAt) / 1000, child);
  }

  get residentMb(): number | null {
    return residentMb(existing(this.child.pid, 'process'));
  }

  get processorSeconds(): number | null {
    return processorSeconds(existing(this.child.pid, 'process'));
  }

  get openSockets(): number | null {
    return openSockets(existing(this.child.pid, 'process'));
  }

  /** Tells it to read the files of its operator again. */
  reload(): void {
    this.child.kill('SIGHUP');
  }

  /** @throws Error when the answer has another status than 200 */
  async fetch(path: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(`http://${HOST}:${this.port}${path}`, init);
    if (answer.status !== 200) throw new Error(`${this.name} answered ${answer.status} to ${path}`);
    return answer;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const forced = setTimeout(() => this.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(forced);
  }
}

async function ready(plan: ServerPlan, port: number, child: ChildProcess, startedAt: number): Promise<void> {
  while (!(await answers(port, plan.readyPath))) {
    if (child.exitCode !== null) throw new Error(`${plan.name} ended with exit code ${child.exitCode} while starting`);
    if (performance.now() - startedAt > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`${plan.name} was not ready within ${START_TIMEOUT_MS / 1000} s`);
    }
    await sleep(POLL_MS);
  }
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${HOST}:${port}${path}`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
