import { randomBytes } from 'node:crypto';
import { type Clock, keepNewest } from '@cotiza/kernel';
import { header, type IncomingRequest, type WireAnswer } from '../answering';

const MOST = 1_000;

export class TokenStore {
  /** When each expires. */
  private readonly tokens = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  issue(seconds: number): string {
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, this.clock.now() + seconds * 1000);
    keepNewest(this.tokens, MOST);
    return token;
  }

  /** Returns whether a request has a token that has not expired. */
  admits(request: IncomingRequest): boolean {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '') ?? [];
    return this.clock.now() < (this.tokens.get(token) ?? 0);
  }
}

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** As in production. */
const TOKEN_SECONDS = 900;

/** Issues a token: OAuth 2 client credentials, with the credentials in the Authorization header. */
export function answerToken(
  { headers, body }: IncomingRequest,
  credentials: ClientCredentials,
  tokens: TokenStore,
  scope = 'presupuestos',
): WireAnswer {
  const client = basicCredentials(headers.authorization);
  if (client?.clientId !== credentials.clientId || client.clientSecret !== credentials.clientSecret) {
    return tokenError(401, 'invalid_client', { 'www-authenticate': 'Basic realm="token"' });
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    return tokenError(400, 'invalid_request');
  }
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') return tokenError(400, 'unsupported_grant_type');
  if (form.get('scope') !== scope) return tokenError(400, 'invalid_scope');
  return tokenAnswer(200, {
    access_token: tokens.issue(TOKEN_SECONDS),
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    scope,
  });
}

function tokenError(status: 400 | 401, error: string, headers: Readonly<Record<string, string>> = {}): WireAnswer {
  return tokenAnswer(status, { error }, headers);
}

function tokenAnswer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): WireAnswer {
  return {
    status,
    contentType: 'application/json',
    headers: { 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

const BASIC = /^Basic ([A-Za-z0-9+/]+=*)$/i;

/** Reads an Authorization header, or returns null. Both parts are form-encoded before they are joined: RFC 6749, 2.3.1. */
function basicCredentials(header: string | undefined): ClientCredentials | null {
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
