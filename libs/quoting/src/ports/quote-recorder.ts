import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import type { Trace } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/ask-insurer';
import type { PendingView, QuoteResult } from '../answers/quote-result';
import type { OfferedDocument } from '../detail/offered-documents';
import type { PriceTrace } from '../detail/price-trace';
import type { Consent } from '../drafts/quote-draft';
import type { SecondRound } from '../second-round/second-round';
import type { KeyReservation } from './idempotency-keys';

export interface PendingPart {
  /** When the quotation is complete whatever is missing, in milliseconds since the epoch. */
  readonly until: number;
  readonly view: PendingView;
}

/** The draft that a customer has completed and had quoted. */
export interface CompletedDraft {
  readonly id: string;
  /** The version of its content that was quoted. */
  readonly version: number;
  /** The text that the customer accepted, and when, in milliseconds since the epoch: evidence that is kept with the body. */
  readonly consent: Consent;
  /** Token of the purchase link: the page of the draft leads to the offers with it. */
  readonly offersToken: string;
}

/** A quotation as it is kept: the request, the answer of every insurer, and the result. */
export interface RecordedQuote {
  readonly request: InsurerRequest;
  readonly answers: readonly InsurerAnswer[];
  /** Counts insurers that may still answer as unanswered, so that it holds if the process ends before they do. */
  readonly result: QuoteResult;
  /** What readers see instead while insurers may still answer; absent once all have. */
  readonly pending?: PendingPart;
  /** Where insurers have asked questions: what the quotation is made from again once they are answered. */
  readonly secondRound?: SecondRound;
  /** The guarantees of each offer, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
  /** How each price came about, in the same order. */
  readonly traces?: readonly PriceTrace[];
  readonly documents: readonly OfferedDocument[];
  readonly isMailed: boolean;
  /** When a ceiling lets the e-mail leave, in milliseconds since the epoch; absent where none holds it back. */
  readonly mailNotBefore?: number;
  /** The caller's key that this quotation answers: its result is kept under it in the same transaction. */
  readonly keyReservation?: KeyReservation;
  /** The draft that this quotation completes: its state is kept in the same transaction. */
  readonly draft?: CompletedDraft;
  /** Series and consent of the quotation that this one revises. */
  readonly series?: string;
  readonly consent?: Consent;
  /** The trace that its messages continue. */
  readonly trace?: Trace;
  /** Returns true once its caller has been answered without it: a write that has not begun by then is not needed. */
  readonly isAbandoned?: () => boolean;
}

/**
 * Keeps a quotation together with its messages. The caller is answered after `record` is done, so that no acknowledged quotation
 * is lost.
 */
export interface QuoteRecorder {
  /** True where a recorded quotation is sent to the customer by e-mail, which the answer then says. */
  readonly emailsCustomer: boolean;
  /**
   * @throws StorageUnavailable when it cannot be kept for now and nothing has been: the refusal asks to try again
   * @throws RecordingUncertain when it is not known whether it has been kept
   */
  record(quote: RecordedQuote): void | Promise<void>;
}

/** The storage of quotations cannot be reached or written to for now. */
export class StorageUnavailable extends Error {
  override readonly name: string = 'StorageUnavailable';
}

/** The answer to the commit was lost: the quotation may have been kept, and its messages may leave. */
export class RecordingUncertain extends StorageUnavailable {
  override readonly name = 'RecordingUncertain';
}
