import type { Dispatcher } from 'undici';
import { CallFailed } from '../call-failed.error';

/** An answer as it came. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

const FIRST_FINAL_STATUS = 200;

/**
 * Sends one request and reads its whole answer. When the signal is aborted it fails at once, whether or not the request has
 * a connection yet; the one that it has is closed.
 *
 * The answer is read where it arrives and handed to nobody: the promises of a call are as old as the call, and what old
 * objects have been given stays in memory until all of it is collected.
 *
 * @throws CallFailed when it was aborted; whatever error the dispatcher has; what the reader throws
 */
export function exchange<T>(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  read: (reply: RawReply) => T,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver(signal, read, resolve, reject);
    if (!signal.aborted) dispatcher.dispatch(request, receiver);
    else receiver.handleEvent();
  });
}

/**
 * Gathers an answer: one object for everything that a call under way needs, as many of them wait at once. No function here
 * may be made beside the request: what is made beside it keeps it.
 */
class Receiver<T> implements Dispatcher.DispatchHandler {
  private controller?: Dispatcher.DispatchController;
  private status = 0;
  private headers: RawReply['headers'] = {};
  private pieces: Buffer[] = [];

  constructor(
    private readonly signal: AbortSignal,
    private readonly read: (reply: RawReply) => T,
    private readonly resolve: (value: T) => void,
    private readonly reject: (error: Error) => void,
  ) {
    signal.addEventListener('abort', this);
  }

  /** The signal is aborted. */
  handleEvent(): void {
    const stopped = new CallFailed('deadline', `stopped ${this.controller ? 'while' : 'before'} it was called`);
    this.fail(stopped);
    this.controller?.abort(stopped);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Thrown, it costs nobody a connection; told to the controller, it would cost the one that has just become free.
    if (this.signal.aborted) throw new CallFailed('deadline', 'stopped before it was called');
    this.controller = controller;
  }

  /** Informational answers may come before the one that counts (RFC 9110, 15.2). */
  onResponseStart(_controller: unknown, status: number, headers: RawReply['headers']): void {
    if (status < FIRST_FINAL_STATUS) return;
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.pieces.push(piece);
  }

  onResponseEnd(): void {
    this.signal.removeEventListener('abort', this);
    const { status, headers, pieces } = this;
    this.headers = {};
    this.pieces = [];
    const [only, ...others] = pieces;
    const bytes = only && others.length === 0 ? only : Buffer.concat(pieces);
    try {
      this.resolve(this.read({ status, headers, bytes }));
    } catch (error) {
      this.reject(error as Error);
    }
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(error);
  }

  private fail(error: Error): void {
    this.signal.removeEventListener('abort', this);
    this.reject(error);
  }
}
