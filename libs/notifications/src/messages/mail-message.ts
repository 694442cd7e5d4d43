import { AFTER_REVISION, type DataLink, MAIL_DEFERRED, type NewMessage } from '@cotiza/quoting';

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
export const QUIET_AFTER_REVISION_MS = 10 * 60 * 1000;

/**
 * Returns the one message for the e-mail of all revisions of a series. No limit of e-mails holds it back: the first quotation, which
 * one let through, has one.
 */
export const revisionMessage = (series: string, reference: string, notBefore: number): NewMessage => ({
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
