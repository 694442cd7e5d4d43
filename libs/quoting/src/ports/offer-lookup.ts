import type { QuoteBody } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { QuotedOffer } from '../answers/offer';
import type { QuoteResult } from '../answers/quote-result';
import type { PriceTrace } from '../detail/price-trace';
import type { Consent } from '../drafts/quote-draft';

export interface KeptOffer {
  readonly offer: QuotedOffer;
  readonly guarantees: readonly GuaranteeIncluded[];
  /** When it was quoted: milliseconds since the epoch. */
  readonly createdAt: number;
  /** The body as it was received: everything personal is in it. */
  readonly body: QuoteBody;
  readonly result: QuoteResult;
  /** The version of its tariff by which each insurer answered, by its id, where it said so. */
  readonly tariffs: Readonly<Record<string, string>>;
  /** Version of the law that it was priced by. */
  readonly law: string;
  readonly trace?: PriceTrace;
  /** True where a customer typed part of the body on a page of theirs: its caller must not learn that part. */
  readonly isOfDraft: boolean;
}

/** A quotation as it is now. */
export interface KeptQuotation extends Pick<KeptOffer, 'body' | 'result'> {
  /** Of the customer who typed part of the body on a page; absent where a caller sent it. */
  readonly consent?: Consent;
  /** Reference of the first quotation of its series: its own, unless it is a revision. */
  readonly series: string;
}

/** Offers and quotations by their ids, wherever they are kept. */
export interface OfferLookup {
  /**
   * Returns the first part of the ids of the offers of a quotation: 22 characters of base64url, 128 bits, that look random and
   * cannot be made from the reference without the key. Equal for equal references.
   */
  tokenOf(reference: string): string;
  /**
   * Returns undefined for an id that is unknown or malformed, or whose quotation has been erased.
   *
   * @throws StorageUnavailable when offers cannot be looked up for now
   */
  find(id: string): Promise<KeptOffer | undefined>;
  /** Returns the handle `consulta` of a quotation: made like the token of its offers, with another key. */
  handleOf(reference: string): string;
  /**
   * Returns a quotation by its handle, or by the id of one of its offers; undefined as for `find`.
   *
   * @throws StorageUnavailable when quotations cannot be looked up for now
   */
  quotationOf(handle: string): Promise<KeptQuotation | undefined>;
  /**
   * Returns whether the customer has chosen an offer of a series of quotations.
   *
   * @throws StorageUnavailable when quotations cannot be looked up for now
   */
  isChosen(series: string): Promise<boolean>;
}
