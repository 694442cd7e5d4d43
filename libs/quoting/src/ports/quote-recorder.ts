import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import type { Trace } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { QuoteResult } from '../answers/quote-result';
import type { OfferedDocument } from '../detail/offered-documents';
import type { KeyReservation } from './idempotency-keys';

/** A quotation as it is kept: what was asked, what every insurer answered, and what the caller is told. */
export interface RecordedQuote {
  readonly request: InsurerRequest;
  readonly answers: readonly InsurerAnswer[];
  readonly result: QuoteResult;
  /** What each offer covers, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
  /** The information documents of the products that are offered, where there are any. */
  readonly documents: readonly OfferedDocument[];
  /** The caller's key that this quotation answers: its result is kept under it, in the same breath. */
  readonly keyReservation?: KeyReservation;
  /** Where it belongs; what its messages tell is told in the same trace. */
  readonly trace?: Trace;
  /** Aborted when its caller has been answered without it: what has not begun to be written by then need not be. */
  readonly abandoned?: AbortSignal;
}

/**
 * Keeps a quotation together with the messages it gives rise to. The caller is answered after `record` is done, so what
 * has been acknowledged is not lost.
 */
export interface QuoteRecorder {
  /** Whether a recorded quotation is sent to the customer by e-mail: the answer says so only then. */
  readonly emailsCustomer: boolean;
  /**
   * @throws RecordingUnavailable when it cannot be kept for now and nothing has been: the caller is told to try again
   * @throws RecordingUncertain when nobody knows whether it has been kept
   */
  record(quote: RecordedQuote): void | Promise<void>;
}

/** What keeps quotations cannot be reached or written to; it may be again in a moment. */
export class RecordingUnavailable extends Error {
  override readonly name: string = 'RecordingUnavailable';
}

/** As above, but the answer to the commit was lost: the quotation may have been kept, and its messages may leave. */
export class RecordingUncertain extends RecordingUnavailable {
  override readonly name = 'RecordingUncertain';
}
