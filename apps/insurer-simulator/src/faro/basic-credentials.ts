/** An id and a secret. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const BASIC = /^Basic ([A-Za-z0-9+/]+=*)$/i;

/** Reads an Authorization header, or returns null. Both parts are form-encoded before they are joined: RFC 6749, 2.3.1. */
export function basicCredentials(header: string | undefined): ClientCredentials | null {
  const [, encoded] = BASIC.exec(header ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const [clientId, clientSecret] = [formDecoded(text.slice(0, colon)), formDecoded(text.slice(colon + 1))];
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
