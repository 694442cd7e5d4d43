import { setTimeout as after } from 'node:timers/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Participant } from '../participants/participant';

/** One request and its answer. It updates the counters and detects that the client has gone. */
export class Exchange {
  readonly raw: ServerResponse;
  private readonly arrivedAt = performance.now();
  private readonly gone = new AbortController();
  private cut = false;

  constructor(
    readonly participant: Participant,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.raw = reply.raw;
    // Fastify would correct the bytes of a faulty answer.
    reply.hijack();
    const requestId = request.headers['x-request-id'];
    if (requestId !== undefined) this.raw.setHeader('x-request-id', requestId);
    participant.counters.arrived();
    participant.connected(request.raw.socket);
    this.raw.once('close', () => {
      this.gone.abort();
      participant.counters.left(!this.cut && !this.raw.writableFinished);
    });
  }

  get isOver(): boolean {
    return this.gone.signal.aborted;
  }

  /** Resolves this many milliseconds after the request arrived, or as soon as the client goes away. */
  async waitUntil(ms: number): Promise<void> {
    await this.wait(ms - (performance.now() - this.arrivedAt));
  }

  /** Resolves after some milliseconds, or as soon as the client goes away. */
  async wait(ms: number): Promise<void> {
    if (ms <= 0) return;
    await after(ms, undefined, { signal: this.gone.signal }).catch(() => undefined);
  }

  /** Closes the connection with a reset. */
  reset(): void {
    this.cut = true;
    this.raw.socket?.resetAndDestroy();
  }

  /** Closes the connection cleanly once all written bytes are sent. */
  hangUp(): void {
    this.cut = true;
    this.raw.socket?.destroySoon();
  }
}

/** A request with its body as text. The vendor's desk judges its content. */
export interface IncomingRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function incoming({ headers, body }: FastifyRequest): IncomingRequest {
  return { headers, body: typeof body === 'string' ? body : '' };
}

/** Returns the value of a header that occurs once. */
export function header({ headers }: Pick<IncomingRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
