import type { NewMessage, QuoteResult } from '@cotiza/quoting';
import type { WebhookEndpoint, WebhookEvent } from '../webhooks/webhook-endpoint';
import { webhookData, webhookText } from '../webhooks/webhook-message';

const PREFIX = 'cotizacion.';

/**
 * One message for each endpoint. All have the same payload, written now as the very text that is sent and signed later:
 * every attempt sends the same. It says nothing personal.
 *
 * @param subscribers the endpoints that want to hear of the event
 * @param at when it happened, in milliseconds since the epoch
 */
export function webhookMessages(
  subscribers: readonly WebhookEndpoint[],
  event: WebhookEvent,
  result: QuoteResult,
  at: number,
): NewMessage[] {
  if (subscribers.length === 0) return [];
  const payload = webhookText(event, at, webhookData(result));
  const reference = result.referencia;
  return subscribers.map(({ name }) => ({
    id: webhookMessageId(reference, event, name),
    reference,
    kind: 'webhook',
    target: name,
    event,
    payload,
  }));
}

/** The same for the same event of the same quotation: a repetition is told by it. A name has no `_`, so no two ids meet. */
export function webhookMessageId(reference: string, event: WebhookEvent, endpointName: string): string {
  return `${reference}_${event.slice(PREFIX.length)}_${endpointName}`;
}
