import type { Clock } from '@cotiza/kernel';
import {
  type ChoosingParts,
  type NewMessage,
  type RecordedQuote,
  AFTER_REVISION,
  type DataLink,
  MAIL_DEFERRED,
  type QuoteResult,
} from '@cotiza/quoting';
import { subscribersOf, type WebhookEndpoint, type WebhookEvent } from '../webhooks/webhook-endpoint';
import {
  choiceData,
  draftData,
  webhookData,
  webhookHead,
  webhookText,
  type ChoiceData,
} from '../webhooks/webhook-message';

/** The content of an e-mail to the holder of a quotation: its offers, a data link, or the offers of a revision. */
export type MailContent =
  /** The token of the purchase link, or null; it is stored elsewhere as a hash only. */
  | { readonly token: string | null }
  /** `madeAt` is in milliseconds since the epoch. */
  | { readonly dataLink: DataLink & { readonly madeAt: number } }
  /** The reference of the revision. */
  | { readonly revision: string };

const message = (id: string, reference: string, event: string, content: MailContent): NewMessage => ({
  ...{ id, reference, event },
  kind: 'email',
  target: null,
  payload: JSON.stringify(content),
});

/**
 * Returns the message for the customer's e-mail. Everything but the link is read from the archive when it is sent.
 *
 * @param notBefore when a ceiling lets it leave
 */
export function mailMessage(reference: string, token: string | null, notBefore?: number): NewMessage {
  const mail = message(`${reference}_correo`, reference, 'cotizacion.cotizada', { token });
  return notBefore === undefined ? mail : { ...mail, notBefore, waitsFor: MAIL_DEFERRED };
}

/** Returns the message that sends a data link to the holder. No limit of e-mails holds it back: one leaves an hour at most. */
export const dataLinkMessage = (reference: string, link: DataLink, madeAt: number): NewMessage =>
  message(`${reference}_datos_${madeAt}`, reference, 'datos.enlace', { dataLink: { ...link, madeAt } });

/** Milliseconds after a revision until its e-mail leaves, unless another revision comes. */
const QUIET_AFTER_REVISION_MS = 10 * 60 * 1000;

/**
 * Returns the one message for the e-mail of all revisions of a series. No limit of e-mails holds it back: the first quotation, which
 * one let through, has one.
 */
const revisionMessage = (series: string, reference: string, notBefore: number): NewMessage => ({
  ...message(`${series}_revision`, series, 'cotizacion.revisada', { revision: reference }),
  ...{ notBefore, waitsFor: AFTER_REVISION },
});

/** Returns the content in the payload of such a message; undefined for any other payload. */
export function mailContentIn(payload: string): MailContent | undefined {
  try {
    const held = JSON.parse(payload) as {
      token?: unknown;
      revision?: unknown;
      dataLink?: Partial<Record<string, unknown>>;
    } | null;
    if (typeof held !== 'object' || held === null) return undefined;
    const { token, revision, dataLink } = held;
    if (typeof revision === 'string') return { revision };
    if (typeof token === 'string' || token === null) return { token };
    const { token: of, secret, madeAt } = dataLink ?? {};
    if (typeof of !== 'string' || typeof secret !== 'string' || typeof madeAt !== 'number') return undefined;
    return { dataLink: { token: of, secret, madeAt } };
  } catch {
    return undefined;
  }
}

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
function pendingMessages(subscribers: readonly WebhookEndpoint[], result: QuoteResult, at: number): NewMessage[] {
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
function choiceMessages(subscribers: readonly WebhookEndpoint[], choice: ChoiceData, at: number): NewMessage[] {
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
function draftMessages(
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
