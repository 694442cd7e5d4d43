import type { Cents } from '@cotiza/kernel';

/** A modality and its price, in the vendor's codes. Only a fault makes its figures anything but integer cents. */
export interface AnsweredOffer {
  readonly product: string;
  readonly modality: string;
  readonly isEstimate: boolean;
  readonly currency: string;
  /** Payments a year: 1, 2, 4 or 12. */
  readonly receipts: number;
  readonly netCents: number;
  /** What is added to it: the annual price is the sum. */
  readonly consorcioCents: number;
  readonly liquidationCents: number;
  readonly taxCents: number;
  readonly receiptCents: number;
  readonly annualCents: number;
  readonly excessCents: Cents | null;
  readonly guarantees: readonly AnsweredGuarantee[];
}

/** A guarantee in the vendor's code, with what it pays; null where nothing is said. */
export interface AnsweredGuarantee {
  readonly code: string;
  readonly limitCents: Cents | null;
  /** Of compulsory liability, what it pays for property. */
  readonly propertyLimitCents: Cents | null;
  readonly excessCents: Cents | null;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly tariff: string; readonly offers: readonly AnsweredOffer[] }
  | { readonly kind: 'declined'; readonly tariff: string; readonly reasons: readonly string[] }
  | { readonly kind: 'referred' }
  /** What no vendor has documented. */
  | { readonly kind: 'unheard-of' };

/** What an insurer answers, before it is written in the vendor's format. */
export interface QuoteAnswer {
  /** The insurer's own number for the request. */
  readonly number: string;
  /** The client's reference. */
  readonly reference: string;
  readonly outcome: Outcome;
}
