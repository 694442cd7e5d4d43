import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/quoting';
import type { QuoteMailer, QuoteMailOutcome } from '../mail/quote-mailer';
import { linkTokenIn } from '../messages/mail-message';
import { webhookMessages } from '../messages/webhook-messages';
import { subscribersOf, type WebhookEndpoint, type WebhookEvent } from '../webhooks/webhook-endpoint';
import type { Attempt, Deliver } from './attempt';

export interface MailDeliveryPorts {
  readonly mailer: QuoteMailer;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly clock: Clock;
}

const UNREADABLE: QuoteMailOutcome = { kind: 'refused', reason: 'the message cannot be read' };

/** Sends the customer's e-mail and notifies the endpoints of the result. An erased quotation gets no e-mail. */
export function mailDelivery({ mailer, endpoints, clock }: MailDeliveryPorts): Deliver {
  const following = (event: WebhookEvent) => {
    const subscribers = subscribersOf(endpoints, event);
    return (reference: string): NewMessage[] => webhookMessages(subscribers, event, reference, clock.now());
  };
  const onDelivered = following('cotizacion.correo_entregado');
  const onFailed = following('cotizacion.correo_fallido');

  return async ({ reference, payload }): Promise<Attempt> => {
    const token = linkTokenIn(payload);
    const outcome = token === undefined ? UNREADABLE : await mailer.send(reference, token);
    switch (outcome.kind) {
      case 'delivered':
        return { kind: 'delivered', followUps: onDelivered(reference) };
      case 'refused':
        return { kind: 'refused', reason: outcome.reason, followUps: onFailed(reference) };
      case 'failed':
        return { kind: 'failed', reason: outcome.reason, ifGivenUp: () => onFailed(reference) };
      case 'dropped':
        return { kind: 'refused', reason: outcome.reason, followUps: [] };
    }
  };
}
