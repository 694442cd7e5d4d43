import { MAIL_DEFERRED, type NewMessage } from '@cotiza/quoting';

/**
 * Returns the message for the customer's e-mail. Its payload is the token of the purchase link, which is stored elsewhere as a
 * hash only; everything else is read from the archive when it is sent.
 *
 * @param notBefore when a ceiling lets it leave
 */
export function mailMessage(reference: string, linkToken: string | null, notBefore?: number): NewMessage {
  return {
    id: `${reference}_correo`,
    reference,
    kind: 'email',
    target: null,
    event: 'cotizacion.cotizada',
    payload: JSON.stringify({ token: linkToken }),
    ...(notBefore === undefined ? {} : { notBefore, waitsFor: MAIL_DEFERRED }),
  };
}

/** Returns the token in the payload of such a message; undefined for any other payload. */
export function linkTokenIn(payload: string): string | null | undefined {
  try {
    const held: unknown = JSON.parse(payload);
    if (typeof held !== 'object' || held === null || !('token' in held)) return undefined;
    return typeof held.token === 'string' || held.token === null ? held.token : undefined;
  } catch {
    return undefined;
  }
}
