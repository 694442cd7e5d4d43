import type { Trace } from '@cotiza/kernel';

/** One request, as it is written anew for each attempt. */
export interface HttpCall {
  readonly method: 'GET' | 'POST';
  /** Below the base address, starting with `/`. It is logged, so nothing personal may be in it. */
  readonly path: string;
  /** Sent after the path and never logged. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What surrounds one call, whatever is sent. */
export interface CallContext {
  /** Closes the connection when aborted. */
  readonly signal: AbortSignal;
  /** What the call belongs to, for its headers; a trace of its own begins where there is none. */
  readonly trace?: Trace;
  /** Reference of the quotation, for the log. */
  readonly reference: string;
  /**
   * Whether the receiver documents that the same request again does nothing twice. Then it is sent once more when the
   * connection breaks; otherwise only when not a byte had been sent.
   */
  readonly repeatable: boolean;
}

/** What whoever asks gives to every call for it. */
export type Asking = Pick<CallContext, 'signal' | 'trace'>;

/** A complete answer, of whatever status. */
export interface HttpReply {
  readonly status: number;
  /** Media type in lower case without parameters; empty when there is none. */
  readonly mediaType: string;
  readonly body: string;
}

export interface HttpClient {
  /**
   * Sends a request and reads its whole answer. What is sent is not kept here while
   * the answer is waited for, nor the answer once it has been read.
   *
   * @param write called for each attempt, so that what must not be sent twice is made anew
   * @param read makes of the answer what is wanted of it; what it throws, the call fails with
   * @throws CallFailed when there is no complete answer in UTF-8 within the limits
   */
  send<T>(write: () => HttpCall, read: (reply: HttpReply) => T, context: CallContext): Promise<T>;
  /** Waits for the calls under way and closes every connection; once is enough. */
  close(): Promise<void>;
}
