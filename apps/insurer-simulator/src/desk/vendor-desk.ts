import type { WireAnswer, WireFormat } from '../delivery/wire-answer';
import type { PriceQuestion } from '../pricing/price';
import type { Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import type { DocumentedLimits } from './allowance';

/** A request that follows the vendor's document, from a client who may ask. */
export interface Asked {
  /** The client's reference, by which a repeated request is known. */
  readonly reference: string;
  /** All that makes two requests the same. */
  readonly content: string;
  readonly question: PriceQuestion;
  /** What it is answered, where that is known already. */
  readonly outcome?: Outcome;
}

/** Whether a request gets past the desk. */
export type Admission =
  | { readonly kind: 'admitted'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly answer: WireAnswer; readonly issues: readonly string[] };

/** How a vendor writes what is the same for all of them. */
export interface VendorDesk {
  readonly format: WireFormat;
  readonly codes: AnswerCodes;
  readonly limits: DocumentedLimits;
  readonly render: (answer: QuoteAnswer, question: PriceQuestion) => WireAnswer;
  /** The answer of before, to a request that came again. */
  readonly replayed: (answer: WireAnswer) => WireAnswer;
  /** The reference was used for another request. */
  readonly reused: () => WireAnswer;
  /** The same request is being answered; without it, the vendor lets the second one wait for the first. */
  readonly inProgress?: () => WireAnswer;
  readonly overloaded: () => WireAnswer;
}

export function refused(answer: WireAnswer, ...issues: readonly string[]): Admission {
  return { kind: 'refused', answer, issues };
}
