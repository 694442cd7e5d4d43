import type { Clock } from '@cotiza/kernel';
import {
  clientCredentialsToken,
  heldToken,
  type Asking,
  type HttpCall,
  type HttpClient,
  type HttpReply,
} from '@cotiza/transport';
import { tokenFailure } from '../answer/error-codes';
import type { ClientCredentials } from '../settings/connector-settings';
import type { TakenLine } from '../request/taken-request';

const PLACES = { quote: '/v2/presupuestos', estimate: '/v2/estimaciones' } as const;
const LINES: Readonly<Record<TakenLine, string>> = { Home: 'hogar', Car: 'auto', Motorcycle: 'moto' };
const UNAUTHORISED = 401;

/** A question to Faro and the reader of its answer. */
export interface FaroQuestion<T> {
  /** Prices for a person, or estimates without personal data. */
  readonly way: keyof typeof PLACES;
  readonly line: TakenLine;
  readonly reference: string;
  /** Faro stores its answer under it, so the petition may be repeated. */
  readonly key: string;
  /** Makes a new petition for each attempt. */
  readonly petition: () => object;
  /** Reads any answer except the refusal of a token, which is then renewed. */
  readonly read: (reply: HttpReply) => T;
}

/**
 * Returns what requests prices, once more with a new token if the present one is refused. It throws CallFailed when there is no
 * answer or no token, and whatever the reader throws.
 */
export function faroClient(credentials: ClientCredentials, http: HttpClient, clock: Clock) {
  const access = { path: '/oauth/token', scope: 'presupuestos', reference: 'faro-token', failed: tokenFailure };
  const token = heldToken(clock, (signal) => clientCredentialsToken(http, { ...access, ...credentials }, signal));
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
  { way, line, reference, key, petition }: FaroQuestion<unknown>,
  bearer: string,
  asking: Asking,
): Promise<HttpReply> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, application/problem+json',
    'idempotency-key': key,
  };
  const path = `${PLACES[way]}/${LINES[line]}`;
  const write = (): HttpCall => ({ method: 'POST', path, headers, body: JSON.stringify(petition()) });
  return http.send(write, { reference, repeatable: true, ...asking });
}
