import type { NewMessage } from '@cotiza/messages';
import type { QuoteResult } from '@cotiza/quoting';
import { webhookData, webhookHead, webhookText, type ChoiceData } from '../webhooks/webhook-message';
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
  return messagesWith(subscribers, { event, reference, occurrence: event }, JSON.stringify(webhookHead(event, at)));
}

/**
 * The messages of a choice, which say themselves what was chosen: the quotation may have another choice when they are sent.
 *
 * @param subscribers the endpoints that want to hear of `cotizacion.oferta_elegida`
 * @param at when it happened, in milliseconds since the epoch
 */
export function choiceMessages(subscribers: readonly WebhookEndpoint[], choice: ChoiceData, at: number): NewMessage[] {
  const event = 'cotizacion.oferta_elegida';
  const occurrence = `${event}-${choice.eleccion}`;
  const text = webhookText(webhookHead(event, at), choice);
  return messagesWith(subscribers, { event, reference: choice.referencia, occurrence }, text);
}

interface Happening {
  readonly event: WebhookEvent;
  readonly reference: string;
  /** The event, or which of several of its kind. */
  readonly occurrence: string;
}

const messagesWith = (
  subscribers: readonly WebhookEndpoint[],
  { event, reference, occurrence }: Happening,
  payload: string,
): NewMessage[] =>
  subscribers.map(({ name }) => ({
    id: webhookMessageId(reference, occurrence, name),
    reference,
    kind: 'webhook',
    target: name,
    event,
    payload,
  }));

/** Whether a payload is the text itself: of a choice, or as programs wrote it that kept the quotation in every message. */
export const isWholeText = (payload: string): boolean => 'data' in (JSON.parse(payload) as object);

/** The text of a message, which is the same for every attempt: it is that of a quotation, which does not change. */
export const webhookTextOf = (payload: string, result: QuoteResult): string =>
  webhookText(JSON.parse(payload) as ReturnType<typeof webhookHead>, webhookData(result));

/**
 * The same for the same event of the same quotation: a repetition is told by it. A name has no `_`, so no two ids meet.
 *
 * @param occurrence the event, and which it is where there may be several
 */
export function webhookMessageId(reference: string, occurrence: string, endpointName: string): string {
  return `${reference}_${occurrence.slice(PREFIX.length)}_${endpointName}`;
}
