import type { Failure, WireAnswer } from '../answering';
import type { PriceQuestion } from '../pricing/risk.mapper';
import type { QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';

/** A valid request of an authenticated client. */
export interface Asked {
  /** The client's reference, which identifies a repeated request. */
  readonly reference: string;
  /** The content that is compared to recognise a repeated request. */
  readonly content: string;
  readonly question: PriceQuestion;
}

/** An accepted request, or the answer that refuses it. */
export type Admission =
  | { readonly kind: 'admitted'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly answer: WireAnswer; readonly issues: readonly string[] };

/** The vendor's way to write the answers that all vendors have. */
export interface VendorDesk {
  readonly failure: Failure;
  readonly codes: AnswerCodes;
  readonly render: (answer: QuoteAnswer) => WireAnswer;
  /** Turns the earlier answer into the one for a repeated request. */
  readonly replayed: (answer: WireAnswer) => WireAnswer;
  /** The answer when the reference was used for another request. */
  readonly reused: () => WireAnswer;
  /** The answer while an identical request is in progress; without it, the second request waits for the first. */
  readonly inProgress?: () => WireAnswer;
}

export function refused(answer: WireAnswer, ...issues: readonly string[]): Admission {
  return { kind: 'refused', answer, issues };
}
