import type { NewMessage, QuoteResult } from '@cotiza/quoting';
import { draftData, webhookData, webhookHead, webhookText, type ChoiceData } from '../webhooks/webhook-message';
import type { WebhookEndpoint, WebhookEvent } from '../webhooks/webhook-endpoint';

const PREFIX = /^cotizacion\./;

/**
 * Returns one message for each endpoint. The payload has the event and its time; the quotation, which is most of the text, is
 * read from the archive when it is sent.
 *
 * @param subscribers the endpoints subscribed to the event
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
 * Returns the messages of a quotation whose insurers may still answer, with its text: late offers must not change it.
 *
 * @param subscribers the endpoints subscribed to `cotizacion.cotizada`
 * @param at when it happened, in milliseconds since the epoch
 */
export function pendingMessages(
  subscribers: readonly WebhookEndpoint[],
  result: QuoteResult,
  at: number,
): NewMessage[] {
  const event = 'cotizacion.cotizada';
  const text = webhookText(webhookHead(event, at), webhookData(result));
  return messagesWith(subscribers, { event, reference: result.referencia, occurrence: event }, text);
}

/**
 * Returns the messages of a choice, with the choice in the payload: a later choice must not change them.
 *
 * @param subscribers the endpoints subscribed to `cotizacion.oferta_elegida`
 * @param at when it happened, in milliseconds since the epoch
 */
export function choiceMessages(subscribers: readonly WebhookEndpoint[], choice: ChoiceData, at: number): NewMessage[] {
  const event = 'cotizacion.oferta_elegida';
  const occurrence = `${event}-${choice.eleccion}`;
  const text = webhookText(webhookHead(event, at), choice);
  return messagesWith(subscribers, { event, reference: choice.referencia, occurrence }, text);
}

/**
 * Returns the messages for the quotation of a draft, with all data in the payload.
 *
 * @param subscribers the endpoints subscribed to `solicitud.cotizada`
 * @param id the handle of the draft
 * @param at when it happened, in milliseconds since the epoch
 */
export function draftMessages(
  subscribers: readonly WebhookEndpoint[],
  id: string,
  result: QuoteResult,
  at: number,
): NewMessage[] {
  const event = 'solicitud.cotizada';
  const text = webhookText(webhookHead(event, at), draftData(id, result));
  return messagesWith(subscribers, { event, reference: result.referencia, occurrence: event }, text);
}

interface Happening {
  readonly event: WebhookEvent;
  readonly reference: string;
  /** The event, with a number if there may be several of its kind. */
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

/** Returns true for a payload that is the whole text: of a choice, a draft, a quotation with late answers, or an older version. */
export const isWholeText = (payload: string): boolean => 'data' in (JSON.parse(payload) as object);

/** Returns the text of a message. All attempts send the same text, because a quotation does not change. */
export const webhookTextOf = (payload: string, result: QuoteResult): string =>
  webhookText(JSON.parse(payload) as ReturnType<typeof webhookHead>, webhookData(result));

/**
 * Returns the id of a message. It is the same for the same event, so that receivers detect a repetition. An endpoint name has
 * no `_`, so ids do not collide.
 *
 * @param occurrence the event, with a number if there may be several
 */
export function webhookMessageId(reference: string, occurrence: string, endpointName: string): string {
  return `${reference}_${occurrence.replace(PREFIX, '').replace('.', '-')}_${endpointName}`;
}
