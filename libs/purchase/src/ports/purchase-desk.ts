import type { QuoteBody } from '@cotiza/contract';
import type { InsuredObject, QuoteResult } from '@cotiza/quoting';

/** A quotation as whoever sells the insurance needs it, everything personal included. */
export interface PurchasableQuote {
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Until when the purchase link works, in milliseconds since the epoch. */
  readonly linkExpiresAt: number;
  /** The body as it was received. */
  readonly body: QuoteBody;
  /** What was priced; null in a quotation that was kept before this was. */
  readonly insured: InsuredObject | null;
  readonly result: QuoteResult;
  /** The `oferta_id` of the offer that the customer has chosen; null while none is. */
  readonly chosen: string | null;
}

/** What became of asking for the quotation behind a purchase link. */
export type Redemption =
  /** `uses`: how often it has been given out, this time included. */
  | { readonly kind: 'redeemed'; readonly quote: PurchasableQuote; readonly uses: number }
  /** It has been given out as often as it may be. */
  | { readonly kind: 'used-up' }
  /** No such link: malformed, never made, past its time, or its quotation has been erased. */
  | { readonly kind: 'unknown' };

/** Purchase links for the shop that they lead to. */
export interface PurchaseDesk {
  /**
   * Gives out the quotation behind a link and counts it, once for each call whatever process it comes from, with an audit
   * line. What is not given out is neither counted nor written down.
   *
   * @param mostUses how often a link may be resolved in all; null: any number of times
   * @throws RecordingUnavailable when links cannot be looked up for now
   */
  redeem(token: string, mostUses: number | null): Promise<Redemption>;
}
