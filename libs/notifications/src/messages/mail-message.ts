import { type DataLink, MAIL_DEFERRED, type NewMessage } from '@cotiza/quoting';

/** The content of an e-mail to the holder of a quotation: its offers, or a data link. */
export type MailContent =
  /** The token of the purchase link, or null; it is stored elsewhere as a hash only. */
  | { readonly token: string | null }
  /** `madeAt` is in milliseconds since the epoch. */
  | { readonly dataLink: DataLink & { readonly madeAt: number } };

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

/** Returns the content in the payload of such a message; undefined for any other payload. */
export function mailContentIn(payload: string): MailContent | undefined {
  try {
    const held = JSON.parse(payload) as { token?: unknown; dataLink?: Partial<Record<string, unknown>> } | null;
    if (typeof held !== 'object' || held === null) return undefined;
    const { token, dataLink } = held;
    if (typeof token === 'string' || token === null) return { token };
    const { token: of, secret, madeAt } = dataLink ?? {};
    if (typeof of !== 'string' || typeof secret !== 'string' || typeof madeAt !== 'number') return undefined;
    return { dataLink: { token: of, secret, madeAt } };
  } catch {
    return undefined;
  }
}
