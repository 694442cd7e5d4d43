import type { Clock } from '@cotiza/kernel';
import {
  heldToken,
  invalidAnswer,
  type Asking,
  type GrantedToken,
  type HttpCall,
  type HttpClient,
  type HttpReply,
} from '@cotiza/transport';
import type { FaroEstimate } from './faro-estimate.wire';
import type { FaroPetition } from './faro-petition.wire';
import { faroTokenFailure } from './faro.errors';
import type { FaroCredentials } from './faro.settings';
import { readFaroToken } from './faro.wire';
import type { TakenLine } from '../request/taken-request';

const PLACES = { quote: '/v2/presupuestos', estimate: '/v2/estimaciones' } as const;
const LINES: Readonly<Record<TakenLine, string>> = { Home: 'hogar', Car: 'auto', Motorcycle: 'moto' };
const OK = 200;
const UNAUTHORISED = 401;
const SECOND_MS = 1_000;
/** What the calls for a token are traced by: they belong to no quotation. */
const TOKEN_REFERENCE = 'faro-token';

/** What is asked of Faro, and what is made of its answer. */
export interface FaroQuestion<T> {
  /** For prices that somebody is told, or for some of nobody. */
  readonly way: keyof typeof PLACES;
  readonly line: TakenLine;
  /** Faro keeps its answer to it, so the same petition may be sent again. */
  readonly reference: string;
  /** Made anew for each attempt. */
  readonly petition: () => FaroPetition | FaroEstimate;
  /** Reads whatever was answered, but for the refusal of a token that is renewed then. */
  readonly read: (reply: HttpReply) => T;
}

export interface FaroClient {
  /**
   * Asks for prices; with a new token, once, if the one in use is refused.
   *
   * @throws CallFailed when nothing was answered, or no token is granted; what the reader throws
   */
  ask<T>(question: FaroQuestion<T>, asking: Asking): Promise<T>;
}

export function faroClient(credentials: FaroCredentials, http: HttpClient, clock: Clock): FaroClient {
  const token = heldToken(clock, (signal) => requestToken(credentials, http, signal));
  return {
    ask: async (question, asking) => {
      const bearer = await token.get(asking.signal);
      const reply = await post(http, question, bearer, asking);
      if (reply.status !== UNAUTHORISED) return question.read(reply);
      token.drop(bearer);
      return question.read(await post(http, question, await token.get(asking.signal), asking));
    },
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
  const { value, lifetimeSeconds } = readFaroToken(reply.body);
  return { value, lifetimeMs: lifetimeSeconds * SECOND_MS };
}

/** RFC 6749, 2.3.1: both halves of the credentials are form-encoded before they are joined. */
function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
