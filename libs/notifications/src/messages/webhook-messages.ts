import type { NewMessage, QuoteResult } from '@cotiza/quoting';
import type { WebhookEndpoint, WebhookEvent } from '../webhooks/webhook-endpoint';

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
  const payload = webhookPayload(event, result, at);
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

function webhookPayload(event: WebhookEvent, result: QuoteResult, at: number): string {
  const { referencia, client_reference, ramo, estado, mejor_precio, ofertas } = result;
  const data = { referencia, client_reference, ramo, estado, mejor_precio, ofertas };
  return JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });
}
