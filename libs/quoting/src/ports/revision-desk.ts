import type { ArchivedQuote } from './quote-archive';

/** Decides with the customer which quotation of a series a purchase link shows. Each method throws StorageUnavailable. */
export interface RevisionDesk {
  /**
   * Returns the newest other quotation with offers of the series behind a link; undefined where there is none, or an offer of the
   * series is chosen.
   */
  otherOf(token: string): Promise<ArchivedQuote | undefined>;
  /**
   * Makes a link lead to another quotation of its series, which then has its end, its uses and its data link. Returns false, without
   * a change, for one that is not `otherOf` or was before: with offers, of the same series, while none is chosen.
   */
  show(token: string, reference: string): Promise<boolean>;
}
