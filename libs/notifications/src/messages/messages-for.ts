import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { ChoosingParts } from '@cotiza/purchase';
import type { RecordedQuote } from '@cotiza/quoting';
import { choiceData } from '../webhooks/webhook-message';
import { subscribersOf, type WebhookEndpoint } from '../webhooks/webhook-endpoint';
import { mailMessage } from './mail-message';
import { choiceMessages, webhookMessages } from './webhook-messages';

/** Returns the messages for a quotation with its purchase token. */
export type MessagesOf = (quote: RecordedQuote, linkToken: string | null) => NewMessage[];

/**
 * Returns the messages for a new quotation: with offers, the customer's e-mail, unless a limit withholds it, and the webhooks
 * of `cotizacion.cotizada`; without, the webhooks of `cotizacion.sin_ofertas` alone.
 */
export function messagesFor(endpoints: readonly WebhookEndpoint[], clock: Clock): MessagesOf {
  const ofQuoted = subscribersOf(endpoints, 'cotizacion.cotizada');
  const ofNothing = subscribersOf(endpoints, 'cotizacion.sin_ofertas');
  return ({ result, isMailed }, linkToken) => {
    const now = clock.now();
    if (result.estado === 'sin_ofertas')
      return webhookMessages(ofNothing, 'cotizacion.sin_ofertas', result.referencia, now);
    const webhooks = webhookMessages(ofQuoted, 'cotizacion.cotizada', result.referencia, now);
    return isMailed ? [mailMessage(result.referencia, linkToken), ...webhooks] : webhooks;
  };
}

/** Returns the messages for the choice of an offer: the webhooks of `cotizacion.oferta_elegida`. */
export function messagesForChoices(
  endpoints: readonly WebhookEndpoint[],
  clock: Pick<Clock, 'now'>,
): ChoosingParts['messagesOf'] {
  const subscribers = subscribersOf(endpoints, 'cotizacion.oferta_elegida');
  return ({ result }, { oferta_id: offer }, nth) =>
    choiceMessages(subscribers, choiceData(result, offer, nth), clock.now());
}
