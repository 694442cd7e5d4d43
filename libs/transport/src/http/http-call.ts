import type { Trace } from '@cotiza/kernel';

/** One request. It is written again for each attempt. */
export interface HttpCall {
  readonly method: 'GET' | 'POST';
  /** Below the base address, starting with `/`. It is logged, so it must not be personal. */
  readonly path: string;
  /** Sent after the path and never logged. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Options of one call. */
export interface CallContext {
  /** Closes the connection when aborted. */
  readonly signal: AbortSignal;
  /** Propagated in its headers; without one, a new trace begins. */
  readonly trace?: Trace;
  /** Reference of the quotation, for the log. */
  readonly reference: string;
  /**
   * True when the receiver documents that repeating the request has no further effect. It is then sent once more when the
   * connection breaks; otherwise only when no connection was made.
   */
  readonly repeatable: boolean;
}

/** The options that the caller of a connector sets. */
export type Asking = Pick<CallContext, 'signal' | 'trace'>;

/** A complete answer with any status. */
export interface HttpReply {
  readonly status: number;
  /** Media type in lower case without parameters; empty when there is none. */
  readonly mediaType: string;
  readonly body: string;
}

export interface HttpClient {
  /**
   * Sends a request and reads its whole answer.
   *
   * @param write called for each attempt, so that a nonce is not sent twice
   * @throws CallFailed when there is no complete answer in UTF-8 within the limits
   */
  send(write: () => HttpCall, context: CallContext): Promise<HttpReply>;
  /** Waits for the calls in progress and closes every connection. Further calls have no effect. */
  close(): Promise<void>;
}
