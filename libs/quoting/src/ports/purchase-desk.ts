import type { QuoteBody } from '@cotiza/contract';
import type { ArchivedQuote } from './quote-archive';

/** A quotation for the seller of the insurance, with all personal data. */
export interface PurchasableQuote extends Pick<
  ArchivedQuote,
  'reference' | 'createdAt' | 'insured' | 'result' | 'chosen'
> {
  /** End of the purchase link's validity, in milliseconds since the epoch. */
  readonly linkExpiresAt: number;
  /** The body as it was received. */
  readonly body: QuoteBody;
}

/** The result of resolving a purchase link. */
export type Redemption =
  /** `uses`: how often it has been resolved, this time included. */
  | { readonly kind: 'redeemed'; readonly quote: PurchasableQuote; readonly uses: number }
  /** It has been resolved as often as allowed. */
  | { readonly kind: 'used-up' }
  /** The link is malformed, unknown or expired, or its quotation has been erased. */
  | { readonly kind: 'unknown' };

/** Resolves purchase links for the shop. */
export interface PurchaseDesk {
  /**
   * Returns the quotation behind a link and counts the call, in any process, with an audit entry. Calls without a result
   * are neither counted nor audited.
   *
   * @param mostUses how often a link may be resolved in total; null: any number of times
   * @throws StorageUnavailable when links cannot be read for now
   */
  redeem(token: string, mostUses: number | null): Promise<Redemption>;
}
