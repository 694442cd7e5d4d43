import type { Clock } from '@cotiza/kernel';
import type { NewMessage, RecordedQuote } from '@cotiza/quoting';
import { subscribersOf, type WebhookEndpoint } from '../webhooks/webhook-endpoint';
import { mailMessage } from './mail-message';
import { webhookMessages } from './webhook-messages';

/** The messages that a quotation gives rise to; the token is that of its purchase link. */
export type MessagesOf = (quote: RecordedQuote, linkToken: string | null) => NewMessage[];

/**
 * What leaves when a quotation is made: with offers, the customer's e-mail and the webhooks of `cotizacion.cotizada`;
 * without, the webhooks of `cotizacion.sin_ofertas` alone.
 */
export function messagesFor(endpoints: readonly WebhookEndpoint[], clock: Clock): MessagesOf {
  const ofQuoted = subscribersOf(endpoints, 'cotizacion.cotizada');
  const ofNothing = subscribersOf(endpoints, 'cotizacion.sin_ofertas');
  return ({ result }, linkToken) => {
    const now = clock.now();
    if (result.estado === 'sin_ofertas')
      return webhookMessages(ofNothing, 'cotizacion.sin_ofertas', result.referencia, now);
    const webhooks = webhookMessages(ofQuoted, 'cotizacion.cotizada', result.referencia, now);
    return [mailMessage(result.referencia, linkToken), ...webhooks];
  };
}
