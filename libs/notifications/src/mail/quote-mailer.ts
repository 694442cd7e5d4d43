import type { Clock } from '@cotiza/kernel';
import type { ArchivedQuote, OfferLookup, QuoteArchive } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import type { Mailer, MailOutcome } from './mail';
import type { MailContent } from '../messages/messages-for';
import type { ComposeDataMail } from './data-mail.composer';
import type { ComposeQuoteMail } from './quote-mail.composer';

/** The result of sending the e-mail of a quotation: `dropped` for one that is no longer kept, or has no offers. */
export type QuoteMailOutcome = MailOutcome | { readonly kind: 'dropped'; readonly reason: string };

export interface QuoteMailer extends Pick<Mailer, 'description' | 'concurrency'> {
  /** Never rejects. */
  send(reference: string, content: MailContent): Promise<QuoteMailOutcome>;
  /** Closes what it holds. E-mails being sent may be lost: their messages are claimed again. */
  close(): Promise<void> | void;
}

export interface QuoteMailerPorts {
  readonly archive: QuoteArchive;
  readonly offers: Pick<OfferLookup, 'isChosen'>;
  readonly mailer: Mailer;
  readonly composeMail: ComposeQuoteMail;
  readonly composeDataMail: ComposeDataMail;
  readonly clock: Clock;
}

/** Reads a quotation, composes its e-mail and sends it. */
export function quoteMailer({ archive, offers, mailer, clock, ...compose }: QuoteMailerPorts): QuoteMailer {
  const { description, concurrency } = mailer;
  const sendRevision = async (series: string, reference: string): Promise<QuoteMailOutcome> => {
    const quote = await archive.findByReference(reference);
    if (!quote) return { kind: 'dropped', reason: 'the quotation is no longer kept' };
    if (await offers.isChosen(series)) return { kind: 'dropped', reason: 'an offer is chosen' };
    return mailer.send(compose.composeMail(quote, null, true));
  };
  return {
    ...{ description, concurrency },
    send: async (reference, content) => {
      try {
        if ('revision' in content) return await sendRevision(reference, content.revision);
        const quote = await archive.findByReference(reference);
        if (quote === undefined) return { kind: 'dropped', reason: 'the quotation is no longer kept' };
        if ('dataLink' in content) return await mailer.send(compose.composeDataMail(quote, content.dataLink));
        // It was answered before any insurer, and none has offered anything since.
        if (quote.result.estado === 'sin_ofertas') return { kind: 'dropped', reason: 'there are no offers' };
        const reason = whyTooLate(quote, clock.now());
        return reason === undefined
          ? await mailer.send(compose.composeMail(quote, content.token))
          : { kind: 'refused', reason };
      } catch (error) {
        return { kind: 'failed', reason: `the e-mail cannot be made: ${errorCode(error)}` };
      }
    },
    close: () => mailer.close(),
  };
}

/** Returns the reason not to send an expired link. */
function whyTooLate({ linkExpiresAt }: ArchivedQuote, nowMs: number): string | undefined {
  return linkExpiresAt !== null && linkExpiresAt <= nowMs ? 'the purchase link has expired' : undefined;
}
