import type { JudgedBody } from '@cotiza/contract';
import type { Span } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import type { SentKey } from './once/key-faults';
import type { QuoteResult } from './answers/quote-result';

/** What comes with a body, whatever the door. */
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

/** What surrounds one request, whatever the door. */
export interface RequestContext extends RequestTerms {
  /** Identifies the request in the answer and in the log. */
  readonly requestId: string;
  /** Name of the caller that has shown a key of its own: its idempotency keys are its own too. */
  readonly caller?: string;
  /** Told each time an insurer is done, where the caller wants to follow. */
  readonly onInsurerAnswered?: OnInsurerAnswered;
  /** What it is done for; a trace of its own begins where there is none. */
  readonly span?: Span;
}

/** The answer of the use case: a result, or the refusal that the door translates. */
export type QuoteAnswer =
  /** `isRepeated`: it was given before, under the same key, and nothing has been done again. */
  { readonly result: QuoteResult; readonly isRepeated?: true } | { readonly refusal: Refusal };

export type RequestQuote = (body: JudgedBody, context: RequestContext) => Promise<QuoteAnswer>;
