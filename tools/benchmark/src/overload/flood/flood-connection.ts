import { connect, type Socket } from 'node:net';
import { QuoteAnswerReader, type QuoteAnswer } from './quote-answer';

/** What a connection reports to. */
export interface FloodListener {
  /** It can take a request: it is new, or has been answered. */
  free(connection: FloodConnection): void;
  answered(answer: QuoteAnswer, latencyMs: number): void;
  /** @param wasAsked whether a request was under way */
  ended(connection: FloodConnection, wasAsked: boolean): void;
}

const READ_BUFFER_BYTES = 16 * 1024;

/** One connection that takes a request at a time. */
export class FloodConnection {
  private readonly reader = new QuoteAnswerReader();
  private readonly socket: Socket;
  private askedAt: number | undefined;

  constructor(
    port: number,
    private readonly listener: FloodListener,
  ) {
    const buffer = Buffer.allocUnsafe(READ_BUFFER_BYTES);
    const callback = (bytes: number) => this.receive(buffer.subarray(0, bytes));
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
    this.socket.on('connect', () => listener.free(this));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('close', () => listener.ended(this, this.askedAt !== undefined));
  }

  ask(request: Uint8Array): void {
    this.askedAt = performance.now();
    this.socket.write(request);
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): boolean {
    const answer = this.reader.read(chunk);
    if (answer === undefined || this.askedAt === undefined) return true;
    this.listener.answered(answer, performance.now() - this.askedAt);
    this.askedAt = undefined;
    this.listener.free(this);
    return true;
  }
}
