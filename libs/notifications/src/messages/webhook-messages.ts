import type { NewMessage, QuoteResult } from '@cotiza/quoting';
import { webhookData, webhookHead, webhookText } from '../webhooks/webhook-message';
import type { WebhookEndpoint, WebhookEvent } from '../webhooks/webhook-endpoint';

const PREFIX = 'cotizacion.';

/**
 * One message for each endpoint. The payload says what happened and when; what the quotation is, which is most of the text,
 * is read from the archive when it is sent.
 *
 * @param subscribers the endpoints that want to hear of the event
 * @param at when it happened, in milliseconds since the epoch
 */
export function webhookMessages(
  subscribers: readonly WebhookEndpoint[],
  event: WebhookEvent,
  reference: string,
  at: number,
): NewMessage[] {
  if (subscribers.length === 0) return [];
  const payload = JSON.stringify(webhookHead(event, at));
  return subscribers.map(({ name }) => ({
    id: webhookMessageId(reference, event, name),
    reference,
    kind: 'webhook',
    target: name,
    event,
    payload,
  }));
}

/** Whether a payload is the text itself, as programs wrote it that kept the quotation in every message. */
export const isWholeText = (payload: string): boolean => 'data' in (JSON.parse(payload) as object);

/** The text of a message, which is the same for every attempt: it is that of a quotation, which does not change. */
export const webhookTextOf = (payload: string, result: QuoteResult): string =>
  webhookText(JSON.parse(payload) as ReturnType<typeof webhookHead>, webhookData(result));

/** The same for the same event of the same quotation: a repetition is told by it. A name has no `_`, so no two ids meet. */
export function webhookMessageId(reference: string, event: WebhookEvent, endpointName: string): string {
  return `${reference}_${event.slice(PREFIX.length)}_${endpointName}`;
}
