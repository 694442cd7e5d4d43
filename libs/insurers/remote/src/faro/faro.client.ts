import type { InsuranceLine } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import { invalidAnswer } from '../transport/call-failed.error';
import type { HttpClient, HttpReply } from '../transport/http/http-call';
import { heldToken, type GrantedToken } from '../transport/token/held-token';
import type { FaroPetition } from './faro-petition.wire';
import { faroTokenFailure } from './faro.errors';
import type { FaroCredentials } from './faro.settings';
import { readFaroToken } from './faro.wire';

const PATHS: Readonly<Record<InsuranceLine, string>> = {
  Home: '/v2/presupuestos/hogar',
  Car: '/v2/presupuestos/auto',
  Motorcycle: '/v2/presupuestos/moto',
};
const OK = 200;
const UNAUTHORISED = 401;
const SECOND_MS = 1_000;
/** What the calls for a token are traced by: they belong to no quotation. */
const TOKEN_REFERENCE = 'faro-token';

export interface FaroClient {
  /**
   * Asks for prices; with a new token, once, if the one in use is refused.
   *
   * @returns whatever was answered
   * @throws CallFailed when nothing was, or no token is granted
   */
  ask(line: InsuranceLine, petition: FaroPetition, signal: AbortSignal): Promise<HttpReply>;
}

export function faroClient(credentials: FaroCredentials, http: HttpClient, clock: Clock): FaroClient {
  const token = heldToken(clock, (signal) => requestToken(credentials, http, signal));
  return {
    ask: async (line, petition, signal) => {
      const post = async (bearer: string) => postPetition(http, { line, petition, bearer, signal });
      const bearer = await token.get(signal);
      const reply = await post(bearer);
      if (reply.status !== UNAUTHORISED) return reply;
      token.drop(bearer);
      return post(await token.get(signal));
    },
  };
}

interface Posting {
  readonly line: InsuranceLine;
  readonly petition: FaroPetition;
  readonly bearer: string;
  readonly signal: AbortSignal;
}

/** Faro keeps its answer to a key, so the same petition may be sent again. */
function postPetition(http: HttpClient, { line, petition, bearer, signal }: Posting): Promise<HttpReply> {
  const reference = petition.referencia;
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, application/problem+json',
    'idempotency-key': reference,
  };
  const body = JSON.stringify(petition);
  return http.send(() => ({ method: 'POST', path: PATHS[line], headers, body }), {
    signal,
    reference,
    repeatable: true,
  });
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
  const reply = await http.send(() => ({ method: 'POST', path: '/oauth/token', headers, body }), {
    signal,
    reference: TOKEN_REFERENCE,
    repeatable: true,
  });
  if (reply.status !== OK) throw faroTokenFailure(reply);
  if (reply.mediaType !== 'application/json') throw invalidAnswer('the token answer is not JSON');
  const { value, lifetimeSeconds } = readFaroToken(reply.body);
  return { value, lifetimeMs: lifetimeSeconds * SECOND_MS };
}

/** RFC 6749, 2.3.1: both halves of the credentials are form-encoded before they are joined. */
function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
