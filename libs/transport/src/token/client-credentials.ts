import { AnswerReader } from '../answer/answer.reader';
import { invalidAnswer, type CallFailed } from '../call-failed.error';
import type { HttpCall, HttpClient, HttpReply } from '../http/http-call';
import type { GrantedToken } from './held-token';

/** A request for a token: OAuth 2.0 with the credentials of a client in the header. */
export interface TokenRequest {
  readonly path: string;
  readonly scope: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The reference of the request in logs: it belongs to no quotation. */
  readonly reference: string;
  /** Describes an answer that grants no token. */
  readonly failed: (reply: HttpReply) => CallFailed;
}

const OK = 200;
const SECOND_MS = 1_000;
const TOKEN_CHARS = 8_192;
const TOKEN_SECONDS = 86_400;

/**
 * Requests a token (RFC 6749, 4.4).
 *
 * @throws CallFailed when none is granted, or the answer differs from the standard
 */
export async function clientCredentialsToken(
  http: HttpClient,
  { path, scope, clientId, clientSecret, reference, failed }: TokenRequest,
  signal: AbortSignal,
): Promise<GrantedToken> {
  const basic = Buffer.from(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`).toString('base64');
  const headers = {
    authorization: `Basic ${basic}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope }).toString();
  const write = (): HttpCall => ({ method: 'POST', path, headers, body });
  const reply = await http.send(write, { signal, reference, repeatable: true });
  if (reply.status !== OK) throw failed(reply);
  if (reply.mediaType !== 'application/json') throw invalidAnswer('the token answer is not JSON');
  return tokenIn(reply.body);
}

/** RFC 6749, 2.3.1: both halves of the credentials are form-encoded before they are joined. */
function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}

function tokenIn(body: string): GrantedToken {
  const answer = AnswerReader.ofJson(body, 'token answer');
  answer.at('token_type').oneOf(['Bearer']);
  const lifetimeSeconds = answer.at('expires_in').count(TOKEN_SECONDS);
  return { value: answer.at('access_token').parsed(bearer, 'a bearer token'), lifetimeMs: lifetimeSeconds * SECOND_MS };
}

/** RFC 6750, 2.1: no other character can be sent in the header. */
function bearer(text: string): string | undefined {
  return text.length <= TOKEN_CHARS && /^[A-Za-z0-9\-._~+/]+=*$/.test(text) ? text : undefined;
}
