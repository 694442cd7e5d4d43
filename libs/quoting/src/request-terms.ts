import type { JudgedBody, Refusal } from '@cotiza/contract';
import type { Span } from '@cotiza/kernel';
import type { KeptQuotation } from './ports/offer-lookup';
import type { SentKey } from './idempotency/key-faults';
import type { QuoteResult } from './answers/quote-result';
import type { CompletedDraft } from './ports/quote-recorder';

/** The terms that a caller sends with a body, through any door. */
export interface RequestTerms {
  /** The key that makes the request safe to repeat, as often as the caller sent one. */
  readonly idempotencyKeys?: readonly SentKey[];
}

/**
 * Follows the insurers as they answer.
 *
 * @param name of the insurer; undefined for one that gave no answer that can be used
 */
export type OnInsurerAnswered = (done: number, asked: number, name: string | undefined) => void;

/** How a door answers whose clients give up sooner than the insurers. */
export interface EarlyAnswer {
  /** Milliseconds after which a quotation is answered with what there is, even without any offer. */
  readonly withinMs: number;
  /**
   * Returns the key of the caller and the body: while its quotation is open, an equal request gets that quotation, and nothing is
   * asked or sent again.
   */
  readonly openKey: () => string;
}

/** A quotation that another one revises. */
export interface RevisedQuotation extends Pick<KeptQuotation, 'series' | 'consent'> {
  /** A key that is sent with a revision is one of the revisions of this quotation alone. */
  readonly reference: string;
}

export interface RequestContext extends RequestTerms {
  /** Absent where the caller waits as long as the quotation's own deadline, and for the first offer. */
  readonly early?: EarlyAnswer;
  /** Identifies the request in the answer and in the log. */
  readonly requestId: string;
  /** Name of the caller that has shown a key of its own: its idempotency keys are its own too. */
  readonly caller?: string;
  /** The draft that the quotation completes; absent where a caller sent the whole body. */
  readonly draft?: CompletedDraft;
  /** The quotation that this one revises. */
  readonly revises?: RevisedQuotation;
  /** Client that completes the draft on a form of ours, by its address. */
  readonly formClient?: string;
  readonly onInsurerAnswered?: OnInsurerAnswered;
  /** The span of the request; a new trace begins without one. */
  readonly span?: Span;
}

/** The answer of the use case: a result, or the refusal that the door translates. */
export type QuoteAnswer =
  /** `isRepeated`: it was given before, under the same key, and nothing has been done again. */
  { readonly result: QuoteResult; readonly isRepeated?: true } | { readonly refusal: Refusal };

export type RequestQuote = (body: JudgedBody, context: RequestContext) => Promise<QuoteAnswer>;
