import type { Clock } from '@cotiza/kernel';
import type { Law } from '@cotiza/insurers-port';
import type { ChooseOffer, OwnData, QuoteArchive } from '@cotiza/quoting';

/** The ports of the page of offers. */
export interface PageTerms {
  readonly archive: Pick<QuoteArchive, 'findByToken'>;
  readonly chooseOffer: ChooseOffer;
  readonly ownData: OwnData;
  /** Returns the address of a chosen offer in the operator's shop. Without a shop, the page shows the next steps. */
  readonly shopLink?: (token: string, offerId: string) => string;
  readonly clock: Pick<Clock, 'today'>;
  /** The packaged series of the law when absent. */
  readonly law?: Law;
  /** Returns the logo of an insurer by its name for customers; undefined where its initials are shown. */
  readonly logoOf?: (insurer: string) => { readonly body: Uint8Array; readonly contentType: string } | undefined;
}

export const PAGE_TERMS = Symbol('page terms');

/** The headers of every answer. */
export const PAGE_HEADERS = Symbol('page headers');
export type PageHeaders = Readonly<Record<string, string>>;
