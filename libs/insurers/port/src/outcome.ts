import type { Cents } from '@cotiza/kernel';

/** How often the price is paid. */
export type Period = 'anual' | 'semestral' | 'trimestral' | 'mensual';

/** A guarantee of an offer, in words a customer understands. */
export interface GuaranteeIncluded {
  readonly name: string;
  /** What it covers, one sentence. */
  readonly cover: string;
}

/** A priced proposal. Amounts are integer euro cents with every tax and surcharge in. */
export interface Offer {
  readonly product: string | null;
  readonly modality: string | null;
  /** What the customer pays each `period`. */
  readonly priceCents: Cents;
  readonly currency: 'EUR';
  readonly period: Period | null;
  /** What a year costs, when the insurer says so. */
  readonly annualTotalCents: Cents | null;
  readonly excessCents: Cents | null;
  /** True when the price is computed from a tariff and the insurer has not proposed it. */
  readonly isEstimate: boolean;
  readonly guarantees: readonly GuaranteeIncluded[];
}

/** Why an insurer does not want a risk. A decline is an answer, not a failure. */
export interface DeclineReason {
  /** Stable code in kebab-case, such as `driver-too-young`. */
  readonly code: string;
  /** Spanish, for the customer. */
  readonly message: string;
}

/** Why an insurer gave no answer that can be used. */
export type UnavailableCause = 'deadline' | 'failure' | 'invalid-answer';

export interface Offers {
  readonly kind: 'offers';
  /** At least one. */
  readonly offers: readonly Offer[];
}
export interface Declined {
  readonly kind: 'declined';
  /** At least one. */
  readonly reasons: readonly DeclineReason[];
}
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly cause: UnavailableCause;
  /** For the operator. Nothing of the request may be in it: it is logged. */
  readonly detail: string;
}

/** Everything an insurer can answer. Whatever is not certainly an offer or a decline is `unavailable`. */
export type InsurerOutcome = Offers | Declined | Unavailable;
