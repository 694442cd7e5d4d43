import type { Clock } from '@cotiza/kernel';
import type { ChooseOffer, QuoteArchive } from '@cotiza/purchase';

/** What the page of offers stands on. */
export interface PageTerms {
  readonly archive: Pick<QuoteArchive, 'findByToken'>;
  readonly chooseOffer: ChooseOffer;
  /** Where a chosen offer leads: the operator's shop. Without it, the page says what comes next. */
  readonly shopLink?: (token: string, offerId: string) => string;
  readonly clock: Pick<Clock, 'today'>;
}

export const PAGE_TERMS = Symbol('page terms');

/** The headers of every answer. */
export const PAGE_HEADERS = Symbol('page headers');
export type PageHeaders = Readonly<Record<string, string>>;
