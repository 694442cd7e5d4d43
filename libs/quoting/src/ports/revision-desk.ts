import type { ArchivedQuote } from './quote-archive';

/** Decides with the customer which quotation of a series a purchase link shows. Each method throws StorageUnavailable. */
export interface RevisionDesk {
  /**
   * Returns the newest quotation with offers of the series behind a link, or where the link leads there already, the first one;
   * undefined where there is no other, or an offer of the series is chosen.
   */
  otherOf(token: string): Promise<ArchivedQuote | undefined>;
  /**
   * Makes a link lead to another quotation of its series, which then has its end, its uses and its data link. Returns false, without
   * a change, for one without offers or of another series, and once an offer is chosen; true for the one that it leads to already.
   */
  show(token: string, reference: string): Promise<boolean>;
}
