import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { InsuredObject } from '../customer/insured-object';
import type { OfferedDocument } from '../detail/offered-documents';
import type { PriceTrace } from '../detail/price-trace';
import type { QuoteResult } from '../answers/quote-result';

/** A stored quotation for the customer: the content of the e-mail and of the page of offers. */
export interface ArchivedQuote {
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** End of the purchase link's validity, in milliseconds since the epoch; null when the quotation has no link. */
  readonly linkExpiresAt: number | null;
  /** The recipient, from the request. */
  readonly holder: { readonly name: string; readonly email: string };
  /** The insured object; null in quotations stored before it was. */
  readonly insured: InsuredObject | null;
  /** The customer's demands and needs as sentences, from `need` of the field tables. */
  readonly needs: readonly string[];
  readonly result: QuoteResult;
  /** The `oferta_id` of the offer that the customer has chosen; null while none is. */
  readonly chosen: string | null;
  /** The guarantees of each offer, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
  /** How each price came about, in the same order. */
  readonly traces?: readonly PriceTrace[];
  /** First day of cover. */
  readonly effectiveDate: CalendarDay;
  /** The foral territory that the premium tax is due to, as `foralTerritory`. */
  readonly foral?: string;
  /** Version of the law that the prices were made by. */
  readonly law: string;
  /** The information documents of the offered products; none in quotations stored before they were. */
  readonly documents: readonly OfferedDocument[];
}

/** Reads stored quotations for the customer. */
export interface QuoteArchive {
  findByReference(reference: string): Promise<ArchivedQuote | undefined>;
  /** Returns the quotation behind a purchase link; undefined for a token that is unknown, malformed or expired. */
  findByToken(token: string): Promise<ArchivedQuote | undefined>;
}
