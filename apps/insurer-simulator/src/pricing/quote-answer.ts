import type { Cents } from '@cotiza/kernel';

/** A modality and its price, in the vendor's codes. Amounts are integer cents. */
export interface AnsweredOffer {
  readonly product: string;
  readonly modality: string;
  readonly isEstimate: boolean;
  readonly currency: string;
  /** Payments a year: 1, 2, 4 or 12. */
  readonly receipts: number;
  readonly netCents: number;
  /** Added to the premium: the annual price is the sum. */
  readonly consorcioCents: number;
  readonly liquidationCents: number;
  readonly taxCents: number;
  readonly receiptCents: number;
  readonly annualCents: number;
  /** Each of two receipts a year, with a surcharge. */
  readonly halfYearCents: number;
  readonly excessCents: Cents | null;
  readonly guarantees: readonly AnsweredGuarantee[];
}

/** A guarantee in the vendor's code, with its limit; null where none is given. */
export interface AnsweredGuarantee {
  readonly code: string;
  readonly limitCents: Cents | null;
  /** The property limit of compulsory liability. */
  readonly propertyLimitCents: Cents | null;
  readonly excessCents: Cents | null;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly tariff: string; readonly offers: readonly AnsweredOffer[] }
  | { readonly kind: 'declined'; readonly tariff: string; readonly reasons: readonly string[] };

/** An insurer's answer, before it is written in the vendor's format. */
export interface QuoteAnswer {
  /** The insurer's own number for the request. */
  readonly number: string;
  readonly reference: string;
  readonly outcome: Outcome;
}
