import type { Clock } from '@cotiza/kernel';
import type { ChoosingParts, NewMessage, RecordedQuote } from '@cotiza/quoting';
import { choiceData } from '../webhooks/webhook-message';
import { subscribersOf, type WebhookEndpoint } from '../webhooks/webhook-endpoint';
import { mailMessage, QUIET_AFTER_REVISION_MS, revisionMessage } from './mail-message';
import { choiceMessages, draftMessages, pendingMessages, webhookMessages } from './webhook-messages';

/** Returns the messages for a quotation with its purchase token. */
export type MessagesOf = (quote: RecordedQuote, linkToken: string | null) => NewMessage[];

/**
 * Returns the messages for a new quotation: with offers, the customer's e-mail, unless a limit withholds it, and the webhooks
 * of `cotizacion.cotizada`; without, the webhooks of `cotizacion.sin_ofertas` alone. One that completes a draft also has the
 * webhooks of `solicitud.cotizada`. While insurers may still answer, the e-mail and the webhooks of `cotizacion.actualizada` wait
 * for them; before the first offer, there are no others. A revision with offers has no e-mail of its own, but that of its series.
 */
export function messagesFor(endpoints: readonly WebhookEndpoint[], clock: Clock): MessagesOf {
  const ofQuoted = subscribersOf(endpoints, 'cotizacion.cotizada');
  const ofNothing = subscribersOf(endpoints, 'cotizacion.sin_ofertas');
  const ofUpdate = messagesForUpdates(endpoints, clock);
  const ofDrafts = subscribersOf(endpoints, 'solicitud.cotizada');
  return (quote, linkToken) => {
    const { result, isMailed, mailNotBefore, pending, draft, series } = quote;
    const { estado, referencia } = result;
    const now = clock.now();
    const drafts = draft ? draftMessages(ofDrafts, draft.id, result, now) : [];
    if (estado === 'sin_ofertas' && !pending)
      return [...webhookMessages(ofNothing, 'cotizacion.sin_ofertas', referencia, now), ...drafts];
    const mail = isMailed ? [mailMessage(referencia, linkToken, mailNotBefore)] : [];
    const revised =
      series === undefined || estado === 'sin_ofertas'
        ? []
        : [revisionMessage(series, referencia, Math.max(pending?.until ?? 0, now + QUIET_AFTER_REVISION_MS))];
    if (!pending)
      return [...mail, ...revised, ...webhookMessages(ofQuoted, 'cotizacion.cotizada', referencia, now), ...drafts];
    const waiting = [...mail, ...ofUpdate(quote)].map((message) => ({
      ...message,
      notBefore: Math.max(pending.until, message.notBefore ?? 0),
    }));
    if (estado === 'sin_ofertas') return waiting;
    return [...waiting, ...revised, ...pendingMessages(ofQuoted, { ...result, ...pending.view }, now), ...drafts];
  };
}

/** Returns the messages for a quotation that is complete after its answer: the webhooks of `cotizacion.actualizada`. */
export function messagesForUpdates(endpoints: readonly WebhookEndpoint[], clock: Clock) {
  const subscribers = subscribersOf(endpoints, 'cotizacion.actualizada');
  return ({ result }: RecordedQuote): NewMessage[] =>
    webhookMessages(subscribers, 'cotizacion.actualizada', result.referencia, clock.now());
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
