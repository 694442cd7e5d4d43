import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { InsuredObject, OfferedDocument, QuoteResult } from '@cotiza/quoting';

/** A quotation as it is read back for the customer: what the e-mail and the page of offers show. */
export interface ArchivedQuote {
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Until when the purchase link works, in milliseconds since the epoch; null when the quotation has no link. */
  readonly linkExpiresAt: number | null;
  /** Whom to write to, as the request says it. */
  readonly holder: { readonly name: string; readonly email: string };
  /** What was priced; null in a quotation that was kept before this was. */
  readonly insured: InsuredObject | null;
  /** What the customer asked for, as sentences: of the field tables' `need`. */
  readonly needs: readonly string[];
  readonly result: QuoteResult;
  /** The `oferta_id` of the offer that the customer has chosen; null while none is. */
  readonly chosen: string | null;
  /** What each offer covers, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
  /** The information documents of the products that are offered; none in a quotation that was kept before this was. */
  readonly documents: readonly OfferedDocument[];
}

/** Quotations that are kept, for those who show them to the customer. */
export interface QuoteArchive {
  findByReference(reference: string): Promise<ArchivedQuote | undefined>;
  /** The quotation behind a purchase link: nothing for a token that is unknown, malformed or past its time. */
  findByToken(token: string): Promise<ArchivedQuote | undefined>;
}
