import type { Clock } from '@cotiza/kernel';
import {
  AnswerReader,
  heldToken,
  invalidAnswer,
  type Asking,
  type GrantedToken,
  type HttpCall,
  type HttpClient,
  type HttpReply,
} from '@cotiza/transport';
import { faroTokenFailure } from './faro.errors';
import type { FaroCredentials } from './faro.settings';
import type { TakenLine } from '../request/taken-request';

const PLACES = { quote: '/v2/presupuestos', estimate: '/v2/estimaciones' } as const;
const LINES: Readonly<Record<TakenLine, string>> = { Home: 'hogar', Car: 'auto', Motorcycle: 'moto' };
const OK = 200;
const UNAUTHORISED = 401;
const SECOND_MS = 1_000;
const TOKEN_CHARS = 8_192;
const TOKEN_SECONDS = 86_400;
/** The reference of token requests in logs: they belong to no quotation. */
const TOKEN_REFERENCE = 'faro-token';

/** A question to Faro and the reader of its answer. */
export interface FaroQuestion<T> {
  /** Prices for a person, or estimates without personal data. */
  readonly way: keyof typeof PLACES;
  readonly line: TakenLine;
  /** Faro stores its answer under it, so the petition may be repeated. */
  readonly reference: string;
  /** Makes a new petition for each attempt. */
  readonly petition: () => object;
  /** Reads any answer except the refusal of a token, which is then renewed. */
  readonly read: (reply: HttpReply) => T;
}

/**
 * Returns what requests prices, once more with a new token if the present one is refused. It throws CallFailed when there is no
 * answer or no token, and whatever the reader throws.
 */
export function faroClient(credentials: FaroCredentials, http: HttpClient, clock: Clock) {
  const token = heldToken(clock, (signal) => requestToken(credentials, http, signal));
  return async <T>(question: FaroQuestion<T>, asking: Asking): Promise<T> => {
    const bearer = await token.get(asking.signal);
    const reply = await post(http, question, bearer, asking);
    if (reply.status !== UNAUTHORISED) return question.read(reply);
    token.drop(bearer);
    return question.read(await post(http, question, await token.get(asking.signal), asking));
  };
}

function post(
  http: HttpClient,
  { way, line, reference, petition }: FaroQuestion<unknown>,
  bearer: string,
  asking: Asking,
): Promise<HttpReply> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, application/problem+json',
    'idempotency-key': reference,
  };
  const path = `${PLACES[way]}/${LINES[line]}`;
  const write = (): HttpCall => ({ method: 'POST', path, headers, body: JSON.stringify(petition()) });
  return http.send(write, { reference, repeatable: true, ...asking });
}

async function requestToken(
  { clientId, clientSecret }: FaroCredentials,
  http: HttpClient,
  signal: AbortSignal,
): Promise<GrantedToken> {
  const basic = Buffer.from(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`).toString('base64');
  const headers = {
    authorization: `Basic ${basic}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'presupuestos' }).toString();
  const write = (): HttpCall => ({ method: 'POST', path: '/oauth/token', headers, body });
  return readToken(await http.send(write, { signal, reference: TOKEN_REFERENCE, repeatable: true }));
}

function readToken(reply: HttpReply): GrantedToken {
  if (reply.status !== OK) throw faroTokenFailure(reply);
  if (reply.mediaType !== 'application/json') throw invalidAnswer('the token answer is not JSON');
  return tokenIn(reply.body);
}

/** RFC 6749, 2.3.1: both halves of the credentials are form-encoded before they are joined. */
function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}

/**
 * Reads an access token.
 *
 * @throws CallFailed when the answer differs from the contract
 */
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
