import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FuzzCase } from '../cases/fuzz-case';
import { isLast, type Answer } from './answer';
import { AnswerParser } from './answer-parser';

/** What came of a case. */
export interface Outcome {
  readonly answers: readonly Answer[];
  /** Milliseconds from the last byte that was sent until each answer was there. */
  readonly tookMs: readonly number[];
  /** What is wrong with it as an exchange, in a sentence. */
  readonly fault: string | undefined;
}

/** Where a service listens. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** How long a client that goes waits for what comes. */
const LINGER_MS = 60;

/** How late this process got to do what it had set itself a time for, in milliseconds so far. */
export type Lateness = () => number;

/** Sends a case on a connection of its own. */
export async function exchange(
  sent: FuzzCase,
  target: Target,
  timeoutMs: number,
  lateness: Lateness,
): Promise<Outcome> {
  const client = new Client(sent, target);
  try {
    await client.send();
    await client.wait(timeoutMs, lateness);
    return client.outcome();
  } finally {
    client.end();
  }
}

class Client {
  private readonly socket: Socket;
  private readonly answers: Answer[] = [];
  private readonly tookMs: number[] = [];
  private readonly parser: AnswerParser;
  private sentAt = performance.now();
  private isClosed = false;
  private fault: string | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly sent: FuzzCase,
    target: Target,
  ) {
    this.parser = new AnswerParser(() => sent.requests[this.answers.length]?.method ?? 'GET');
    this.socket = connect({ ...target, noDelay: true, allowHalfOpen: true });
    this.socket
      .on('error', () => undefined)
      .on('end', () => this.closed())
      .on('close', () => this.closed());
    if (!sent.isUnread) this.socket.on('data', (bytes: Buffer) => this.read(bytes));
  }

  /** Writes what there is to write, as far as the other side takes it. */
  async send(): Promise<void> {
    if (!(await this.connected())) this.fault = 'nobody listens';
    for (const { bytes, waitMs } of this.sent.parts) {
      if (waitMs) await sleep(waitMs);
      if (this.isClosed) break;
      this.socket.write(bytes);
    }
    if (this.sent.ending === 'left') this.socket.end();
    this.sentAt = performance.now();
  }

  /** Waits for what has to come of it. */
  async wait(timeoutMs: number, lateness: Lateness): Promise<void> {
    const isGoing = this.sent.ending === 'left' || this.sent.ending === 'reset';
    const lateBefore = lateness();
    for (const from = performance.now(); !this.isOver();) {
      const leftMs =
        (isGoing ? (this.sent.lingerMs ?? LINGER_MS) : timeoutMs + lateness() - lateBefore) -
        (performance.now() - from);
      if (leftMs <= 0) {
        if (!isGoing) this.fault ??= this.missing(timeoutMs);
        return;
      }
      await this.something(leftMs);
    }
  }

  outcome(): Outcome {
    const { answers, tookMs } = this;
    return { answers, tookMs, fault: this.fault ?? this.unexpectedEnd() };
  }

  end(): void {
    if (this.sent.ending === 'reset') this.socket.resetAndDestroy();
    else this.socket.destroy();
  }

  private connected(): Promise<boolean> {
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve(true)).once('close', () => resolve(false));
    });
  }

  private isOver(): boolean {
    if (this.isClosed || this.fault !== undefined) return true;
    return this.sent.ending === 'answered' && this.answers.length >= this.sent.requests.length;
  }

  private missing(timeoutMs: number): string {
    const { ending, requests } = this.sent;
    const what =
      ending === 'refused' ? 'not refused and let go of' : `${this.answers.length} of ${requests.length} answers`;
    return `hangs: ${what} after ${timeoutMs} ms`;
  }

  private unexpectedEnd(): string | undefined {
    const { ending, requests } = this.sent;
    if (ending === 'refused' && this.answers.length === 0) return 'not refused, but cut off';
    if (ending !== 'answered' || this.answers.length >= requests.length) return undefined;
    const last = this.answers.at(-1);
    if (last && isLast(last)) return undefined;
    return `cut off after ${this.answers.length} of ${requests.length} answers and ${this.parser.pendingBytes} bytes`;
  }

  private read(bytes: Buffer): void {
    try {
      this.parser.read(bytes, (answer) => {
        this.answers.push(answer);
        this.tookMs.push(performance.now() - this.sentAt);
      });
    } catch (error) {
      this.fault ??= `what came is no HTTP: ${(error as Error).message}`;
    }
    this.wake();
  }

  private closed(): void {
    this.isClosed = true;
    this.wake();
  }

  private async something(atMostMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMostMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
