import type { Failure, WireAnswer } from '../answering';
import type { PriceQuestion } from '../pricing/risk.mapper';
import type { QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';

/** A valid request of an authenticated client. */
export interface Asked {
  /** The client's reference, which its answer repeats. */
  readonly reference: string;
  readonly question: PriceQuestion;
  /** The vendor's answer where it gives no price, such as questions. */
  readonly instead?: WireAnswer;
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
}

export function refused(answer: WireAnswer, ...issues: readonly string[]): Admission {
  return { kind: 'refused', answer, issues };
}
