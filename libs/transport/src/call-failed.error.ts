/** The cause of a failed call: no answer in time, no answer at all, or an invalid one. */
export type FailureCause = 'deadline' | 'failure' | 'invalid-answer';

/** Further facts of a failed call. */
export interface FailureFacts {
  /** True when the insurer is up: it understood the request and rejected it. */
  readonly blameless?: boolean;
  /** True where nothing is billed: the insurer has not received the question, or has refused it. */
  readonly isUnbilled?: boolean;
}

/**
 * Thrown for a call without a usable answer. Connectors throw nothing else; the transport turns it into an `unavailable`
 * outcome.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** True when the circuit breaker counts it as an answer, which ends a row of failures. */
  readonly blameless: boolean;
  readonly isUnbilled: boolean;

  /** @param detail for the log: our texts, statuses and documented codes, nothing from the request or the answer */
  constructor(
    readonly because: FailureCause,
    readonly detail: string,
    { blameless = because === 'invalid-answer', isUnbilled = false }: FailureFacts = {},
  ) {
    super(detail);
    this.blameless = blameless;
    this.isUnbilled = isUnbilled;
  }
}

/** Makes the error for an invalid answer. */
export function invalidAnswer(detail: string): CallFailed {
  return new CallFailed('invalid-answer', detail);
}
