import type { ArchivedQuote } from '@cotiza/purchase';
import type { Distributor } from '@cotiza/quoting';
import { letterHtml } from '../letter/letter.html';
import { letterText } from '../letter/letter.text';
import { writeLetter } from '../letter/write-letter';
import type { Mail } from './mail';
import { domainOf, type Mailbox } from './mailbox';
import type { LinkOf } from './purchase-links';

/** Whoever operates the service, as the customer is told of it. */
export interface QuoteMailSettings {
  /** Sender; its address is also the one that customers write to about their data. */
  readonly from: Mailbox;
  /** The distributor, as in `aviso`. */
  readonly distributor: Distributor;
  readonly linkOf: LinkOf;
  /** Where this service is reached, without a slash at the end: information documents are read there. */
  readonly publicUrl: string;
  /** How long quotations are kept, in days. */
  readonly retentionDays: number;
}

/** The e-mail of a quotation; the token is that of its purchase link. The same quotation gives the same e-mail. */
export type ComposeQuoteMail = (quote: ArchivedQuote, linkToken: string | null) => Mail;

export function quoteMailComposer({
  from,
  distributor,
  linkOf,
  publicUrl,
  retentionDays,
}: QuoteMailSettings): ComposeQuoteMail {
  const domain = domainOf(from.address);
  const holder = { distributor, contact: from.address, retentionDays, publicUrl };
  return (quote, linkToken) => {
    const letter = writeLetter(quote, linkToken === null ? null : linkOf(linkToken), holder);
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
