import { setTimeout as after } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './incoming-request';
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
    const requestId = header(request, 'x-request-id');
    if (requestId !== undefined) this.raw.setHeader('x-request-id', requestId);
    participant.counters.arrived();
    participant.sockets.add(request.raw.socket);
    this.raw.once('close', () => {
      this.gone.abort();
      participant.counters.left(!this.cut && !this.raw.writableFinished);
    });
  }

  get isOver(): boolean {
    return this.gone.signal.aborted;
  }

  /** Milliseconds since the request arrived. */
  get ageMs(): number {
    return performance.now() - this.arrivedAt;
  }

  /** Resolves this many milliseconds after the request arrived, or as soon as the client goes away. */
  async waitUntil(ms: number): Promise<void> {
    await this.wait(ms - this.ageMs);
  }

  /** Resolves after some milliseconds, or as soon as the client goes away. */
  async wait(ms: number): Promise<void> {
    if (ms <= 0) return;
    await after(ms, undefined, { signal: this.gone.signal }).catch(() => undefined);
  }

  /** Calls the action when the answer is sent or the client has gone. */
  onceOver(action: () => void): void {
    this.raw.once('close', action);
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
