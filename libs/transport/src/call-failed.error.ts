/** Why a call gave nothing: no answer in time, no answer at all, or one that cannot be believed. */
export type FailureCause = 'deadline' | 'failure' | 'invalid-answer';

/** Further facts of a failed call. */
export interface FailureFacts {
  /** The insurer is there all the same: it understood us and objected to this one request. */
  readonly blameless?: boolean;
}

/**
 * Why a call gave nothing that can be used. Connectors throw it and nothing else; the transport turns it into an
 * `unavailable` outcome.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** True when the circuit breaker counts it as an answer, which ends a row of failures. */
  readonly blameless: boolean;

  /** @param detail for the log: words of ours, statuses and documented codes, nothing of the request or of the answer */
  constructor(
    readonly because: FailureCause,
    readonly detail: string,
    { blameless = because === 'invalid-answer' }: FailureFacts = {},
  ) {
    super(detail);
    this.blameless = blameless;
  }
}

/** An answer that came and cannot be believed. */
export function invalidAnswer(detail: string): CallFailed {
  return new CallFailed('invalid-answer', detail);
}
