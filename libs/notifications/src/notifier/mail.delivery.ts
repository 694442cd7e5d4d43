import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { ArchivedQuote, QuoteArchive } from '@cotiza/purchase';
import { errorCode } from '@cotiza/transport';
import type { Mailer } from '../mail/mail';
import type { ComposeQuoteMail } from '../mail/quote-mail.composer';
import { linkTokenIn } from '../messages/mail-message';
import { webhookMessages } from '../messages/webhook-messages';
import { subscribersOf, type WebhookEndpoint, type WebhookEvent } from '../webhooks/webhook-endpoint';
import type { Attempt, Deliver } from './attempt';

export interface MailDeliveryPorts {
  readonly archive: QuoteArchive;
  readonly mailer: Mailer;
  readonly composeMail: ComposeQuoteMail;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly clock: Clock;
}

/** Sends the customer's e-mail and notifies the endpoints of the result. An erased quotation gets no e-mail. */
export function mailDelivery({ archive, mailer, composeMail, endpoints, clock }: MailDeliveryPorts): Deliver {
  const following = (event: WebhookEvent) => {
    const subscribers = subscribersOf(endpoints, event);
    return ({ reference }: ArchivedQuote): NewMessage[] => webhookMessages(subscribers, event, reference, clock.now());
  };
  const onDelivered = following('cotizacion.correo_entregado');
  const onFailed = following('cotizacion.correo_fallido');

  const send = async (quote: ArchivedQuote, token: string | null): Promise<Attempt> => {
    const outcome = await mailer.send(composeMail(quote, token));
    switch (outcome.kind) {
      case 'delivered':
        return { kind: 'delivered', followUps: onDelivered(quote) };
      case 'refused':
        return { kind: 'refused', reason: outcome.reason, followUps: onFailed(quote) };
      case 'failed':
        return { kind: 'failed', reason: outcome.reason, ifGivenUp: () => onFailed(quote) };
    }
  };

  return async ({ reference, payload }) => {
    const token = linkTokenIn(payload);
    try {
      const quote = await archive.findByReference(reference);
      if (quote === undefined) return { kind: 'refused', reason: 'the quotation is no longer kept', followUps: [] };
      const refusal = token === undefined ? 'the message cannot be read' : whyTooLate(quote, clock.now());
      if (refusal !== undefined) return { kind: 'refused', reason: refusal, followUps: onFailed(quote) };
      return await send(quote, token ?? null);
    } catch (error) {
      return { kind: 'failed', reason: `the e-mail cannot be made: ${errorCode(error)}` };
    }
  };
}

/** Returns the reason not to send an expired link. */
function whyTooLate({ linkExpiresAt }: ArchivedQuote, nowMs: number): string | undefined {
  return linkExpiresAt !== null && linkExpiresAt <= nowMs ? 'the purchase link has expired' : undefined;
}
