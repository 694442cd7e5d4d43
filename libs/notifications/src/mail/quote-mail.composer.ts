import type { ArchivedQuote, Distributor } from '@cotiza/quoting';
import { letterHtml } from '../letter/letter.html';
import { letterText } from '../letter/letter.text';
import { writeLetter } from '../letter/write-letter';
import type { Mail } from './mail';
import { domainOf, type Mailbox } from './mailbox';
import type { LinkOf } from './purchase-links';

/** The operator's details in the e-mail. */
export interface QuoteMailSettings {
  /** Sender; customers write to its address about their data. */
  readonly from: Mailbox;
  /** The distributor, as in `aviso`. */
  readonly distributor: Distributor;
  readonly linkOf: LinkOf;
  /** The address of this service, without a slash at the end: it serves the information documents. */
  readonly publicUrl: string;
  /** Retention of quotations, in days. */
  readonly retentionDays: number;
}

/**
 * Composes the e-mail of a quotation with its purchase token. The result is deterministic.
 *
 * @param isRevision true for a revision, to which the link of the first e-mail leads
 */
export type ComposeQuoteMail = (quote: ArchivedQuote, linkToken: string | null, isRevision?: boolean) => Mail;

export function quoteMailComposer({
  from,
  distributor,
  linkOf,
  publicUrl,
  retentionDays,
}: QuoteMailSettings): ComposeQuoteMail {
  const domain = domainOf(from.address);
  const holder = { distributor, contact: from.address, retentionDays, publicUrl };
  return (quote, linkToken, isRevision) => {
    const letter = writeLetter(quote, linkToken === null ? null : linkOf(linkToken), holder, isRevision);
    return {
      fileName: quote.reference,
      from,
      to: quote.holder.email,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      messageId: `<${quote.reference}@${domain}>`,
      date: new Date(quote.createdAt),
    };
  };
}
