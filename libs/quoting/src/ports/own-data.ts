import type { QuoteBody } from '@cotiza/contract';
import type { NewMessage } from './message';
import type { ArchivedQuote } from './quote-archive';
import type { CompletedDraft } from './quote-recorder';

/** A data link: behind a purchase link, a secret that only the e-mail address of the holder has received. */
export interface DataLink {
  /** Token of the purchase link. */
  readonly token: string;
  readonly secret: string;
}

/** The request and the answer of a quotation, for its holder. */
export interface KeptForHolder extends Pick<ArchivedQuote, 'reference' | 'createdAt' | 'result' | 'chosen'> {
  readonly body: QuoteBody;
  /** Absent where a caller sent the body. */
  readonly consent?: CompletedDraft['consent'];
}

/** Time between two data links of a quotation, in milliseconds: the button that sends one is on a page that is shared. */
export const DATA_LINK_EVERY_MS = 60 * 60 * 1000;

/** Most data links of a series of quotations within {@link DATA_LINK_WORKS_MS}. */
export const DATA_LINKS_A_DAY = 3;

/** Time for which a data link works, in milliseconds. */
export const DATA_LINK_WORKS_MS = 24 * 60 * 60 * 1000;

/** The rights of a holder over one quotation. Each method throws StorageUnavailable when nothing can be read or kept for now. */
export interface OwnDataDesk {
  /**
   * Makes a data link for the quotation behind a purchase link, and keeps the message that sends it, in one transaction. The link
   * before it no longer works.
   *
   * @returns `sent-before`, and nothing has changed, where the last one was made within the hour, or {@link DATA_LINKS_A_DAY} within a
   *   day; `unknown` for a purchase link that leads nowhere
   */
  begin(
    token: string,
    messageOf: (reference: string, link: DataLink) => NewMessage,
  ): Promise<'sent' | 'sent-before' | 'unknown'>;
  /** Returns the references of the quotations of the series behind a data link that works, and does not use it up; none for another. */
  referencesOf(link: DataLink): Promise<readonly string[]>;
  /** Uses a data link up and returns what is kept; undefined for one that does not work. Leaves an audit line. */
  take(link: DataLink): Promise<KeptForHolder | undefined>;
  /**
   * Erases the quotations of a series with their messages, hashes, results under callers' keys and draft. Leaves an audit line.
   * Returns false for a link that does not work.
   */
  erase(link: DataLink): Promise<boolean>;
}
