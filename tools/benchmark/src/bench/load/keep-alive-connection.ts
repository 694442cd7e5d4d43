import { connect, type Socket } from 'node:net';
import { AnswerReader, type AnswerFacts } from './answer-reader';

/** What a connection reports to. */
export interface AnswerListener {
  /** An answer arrived; returns whether to ask again. */
  answered(facts: AnswerFacts, latencyMs: number): boolean;
  failed(reason: string): void;
}

const READ_BUFFER_BYTES = 64 * 1024;

/** One connection that asks again as soon as it has been answered, until it is told to stop. */
export class KeepAliveConnection {
  private readonly reader = new AnswerReader();
  private readonly socket: Socket;
  private askedAt = 0;
  private done = false;

  constructor(
    port: number,
    private readonly request: Uint8Array,
    private readonly listener: AnswerListener,
  ) {
    const buffer = Buffer.allocUnsafe(READ_BUFFER_BYTES);
    const callback = (bytes: number) => this.receive(buffer.subarray(0, bytes));
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
    this.socket.on('connect', () => this.ask());
    this.socket.on('error', (error) => this.fail(error.message));
    this.socket.on('close', () => this.fail('the server closed the connection'));
  }

  private ask(): void {
    this.askedAt = performance.now();
    this.socket.write(this.request);
  }

  private receive(chunk: Buffer): boolean {
    try {
      const facts = this.reader.read(chunk);
      if (facts) this.next(this.listener.answered(facts, performance.now() - this.askedAt));
    } catch (error) {
      this.fail((error as Error).message);
    }
    return true;
  }

  private next(askAgain: boolean): void {
    if (askAgain) this.ask();
    else this.close();
  }

  private fail(reason: string): void {
    if (this.done) return;
    this.close();
    this.listener.failed(reason);
  }

  private close(): void {
    this.done = true;
    this.socket.destroy();
  }
}
