import type { InsurerRequest } from '@cotiza/insurers-port';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { QuoteResult } from '../quote-result';

/** A quotation as it is kept: what was asked, what every insurer answered, and what the caller is told. */
export interface RecordedQuote {
  readonly request: InsurerRequest;
  readonly answers: readonly InsurerAnswer[];
  readonly result: QuoteResult;
}

/**
 * Keeps a quotation together with the messages it gives rise to. The caller is answered after `record` is done, so what
 * has been acknowledged is not lost.
 */
export interface QuoteRecorder {
  /** Whether a recorded quotation is sent to the customer by e-mail: the answer says so only then. */
  readonly emailsCustomer: boolean;
  record(quote: RecordedQuote): void | Promise<void>;
}
