import type { IncomingRequest } from '../delivery/incoming-request';
import type { WireAnswer } from '../delivery/wire-answer';
import type { FaultKind } from '../faults/fault-kinds.table';
import { basicCredentials, type ClientCredentials } from './basic-credentials';
import { faroProblem } from './faro-problem';
import type { TokenStore } from './token-store';

/** As in production. */
const TOKEN_SECONDS = 900;

const SCOPE = 'presupuestos';

/** Issues a token: OAuth 2 client credentials, with the credentials in the Authorization header. */
export function answerToken(
  { headers, body }: IncomingRequest,
  credentials: ClientCredentials,
  tokens: TokenStore,
  fault: FaultKind | null,
): WireAnswer {
  if (fault === 'token-endpoint-down') return faroProblem('MANTENIMIENTO', { headers: { 'retry-after': '2' } });
  const client = basicCredentials(headers.authorization);
  if (client?.clientId !== credentials.clientId || client.clientSecret !== credentials.clientSecret) {
    return tokenError(401, 'invalid_client', { 'www-authenticate': 'Basic realm="faro"' });
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    return tokenError(400, 'invalid_request');
  }
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') return tokenError(400, 'unsupported_grant_type');
  if (form.get('scope') !== SCOPE) return tokenError(400, 'invalid_scope');
  const expiresAtOnce = fault === 'token-expires-at-once';
  return tokenAnswer(200, {
    access_token: tokens.issue(expiresAtOnce ? 0 : TOKEN_SECONDS),
    token_type: 'Bearer',
    // The shortest lifetime that can be declared; the token expires even before.
    expires_in: expiresAtOnce ? 1 : TOKEN_SECONDS,
    scope: SCOPE,
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
