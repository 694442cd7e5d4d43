import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/quoting';
import type { QuoteMailer, QuoteMailOutcome } from '../mail/quote-mailer';
import { mailContentIn, webhookMessages } from '../messages/messages-for';
import { subscribersOf, type WebhookEndpoint, type WebhookEvent } from '../webhooks/webhook-endpoint';
import type { Attempt, Deliver } from './attempt';

export interface MailDeliveryPorts {
  readonly mailer: QuoteMailer;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly clock: Clock;
}

const UNREADABLE: QuoteMailOutcome = { kind: 'refused', reason: 'the message cannot be read' };

/** Sends an e-mail to the customer and, for one with offers, notifies the endpoints of the result. An erased quotation gets no e-mail. */
export function mailDelivery({ mailer, endpoints, clock }: MailDeliveryPorts): Deliver {
  const following = (event: WebhookEvent) => {
    const subscribers = subscribersOf(endpoints, event);
    return (reference: string): NewMessage[] => webhookMessages(subscribers, event, reference, clock.now());
  };
  const onDelivered = following('cotizacion.correo_entregado');
  const onFailed = following('cotizacion.correo_fallido');

  return async ({ reference, payload }): Promise<Attempt> => {
    const content = mailContentIn(payload);
    const outcome = content === undefined ? UNREADABLE : await mailer.send(reference, content);
    // The endpoints follow what becomes of the e-mail of a quotation; others are between the holder and us.
    const follow = (next: (reference: string) => NewMessage[]) =>
      content !== undefined && !('token' in content) ? [] : next(reference);
    switch (outcome.kind) {
      case 'delivered':
        return { kind: 'delivered', followUps: follow(onDelivered) };
      case 'refused':
        return { kind: 'refused', reason: outcome.reason, followUps: follow(onFailed) };
      case 'failed':
        return { kind: 'failed', reason: outcome.reason, ifGivenUp: () => follow(onFailed) };
      case 'dropped':
        return { kind: 'refused', reason: outcome.reason, followUps: [] };
    }
  };
}
