import type { Clock } from '@cotiza/kernel';
import {
  CallFailed,
  clientCredentialsToken,
  heldToken,
  invalidAnswer,
  type Asking,
  type HttpCall,
  type HttpClient,
} from '@cotiza/transport';
import { tokenFailure } from '../answer/error-codes';
import type { ClientCredentials } from '../settings/connector-settings';
import { lonjaFailure } from './lonja.errors';

/** The version of the interface is in the media type. */
export const LONJA_MEDIA_TYPE = 'application/vnd.lonja.tarificacion.v3+json';

const PATH = '/multitarifa/auto';
const OK = 200;
const UNAUTHORISED = 401;
const ACCESS = { path: '/oauth2/token', scope: 'tarificar', reference: 'lonja-token', failed: tokenFailure };

/** A question to La Lonja and the reader of its answer. */
export interface LonjaQuestion<T> {
  readonly reference: string;
  readonly petition: object;
  readonly read: (body: string) => T;
}

/**
 * Returns what asks for prices, once: each petition is billed. A refused token is not used again, and fails this question alone. It
 * throws CallFailed when there is no answer or no token, and whatever the reader throws.
 */
export function lonjaClient(credentials: ClientCredentials, http: HttpClient, clock: Clock) {
  const token = heldToken(clock, (signal) => clientCredentialsToken(http, { ...ACCESS, ...credentials }, signal));
  return async <T>({ reference, petition, read }: LonjaQuestion<T>, asking: Asking): Promise<T> => {
    const bearer = await token.get(asking.signal).catch(withoutBill);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': LONJA_MEDIA_TYPE, accept: LONJA_MEDIA_TYPE };
    const write = (): HttpCall => ({ method: 'POST', path: PATH, headers, body: JSON.stringify(petition) });
    const reply = await http.send(write, { reference, repeatable: false, ...asking });
    if (reply.status === UNAUTHORISED) token.drop(bearer);
    if (reply.status !== OK) throw lonjaFailure(reply);
    if (reply.mediaType !== LONJA_MEDIA_TYPE) throw invalidAnswer('the answer is of another version');
    return read(reply.body);
  };
}

/** Without a token nothing is asked. */
function withoutBill(error: unknown): never {
  if (!(error instanceof CallFailed)) throw error;
  throw new CallFailed(error.because, error.detail, { blameless: error.blameless, isUnbilled: true });
}
