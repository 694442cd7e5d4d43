import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithTool } from '../../torture/processes/living';

const POLL_MS = 20;
const START_TIMEOUT_MS = 30_000;
const HOST = '127.0.0.1';

/** A server that is not ours, started and ended as somebody else's. */
export class Program {
  private child: ChildProcess | undefined;

  /**
   * @param port that it takes connections on once it is up
   * @param log file for what it says
   */
  constructor(
    private readonly command: string,
    private readonly args: readonly string[],
    readonly port: number,
    private readonly log: string,
  ) {}

  /** Resolves once it takes connections. */
  async start(): Promise<void> {
    const until = Date.now() + START_TIMEOUT_MS;
    do {
      if (Date.now() > until) throw new Error(`${this.command} does not start: see ${this.log}`);
      // What the one before it held may take a moment to come free.
      if (!this.isRunning) this.child = this.spawned();
      await sleep(POLL_MS);
    } while (!(await takesConnections(this.port)));
  }

  /** Resolves when it has ended. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  private get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private spawned(): ChildProcess {
    const output = openSync(this.log, 'a');
    const child = spawn(this.command, this.args, { stdio: ['ignore', output, output] });
    closeSync(output);
    endsWithTool(child, 'SIGTERM');
    // That it is not there shows when it does not take connections.
    child.on('error', () => undefined);
    return child;
  }
}

/** Whether somebody listens on a port of this machine. */
export function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
