import { randomBytes } from 'node:crypto';
import type { Clock } from '@cotiza/kernel';
import {
  invalidAnswer,
  readEnvelope,
  usernameToken,
  writeEnvelope,
  XmlFragment,
  type Asking,
  type HttpCall,
  type HttpClient,
  type HttpReply,
  type SoapBody,
  type XmlShape,
} from '@cotiza/transport';
import { robleStatusFailure } from './roble.errors';
import type { RobleCredentials } from './roble.settings';
import { ROBLE_NAMESPACE } from './roble.manifest';

const PATH = '/servicios/tarificacion';
const ACTION = '"urn:roble:tarificacion:CalcularPrima"';
const PREFIX = 'r';
const NONCE_BYTES = 16;
const OK = 200;
/** The status of a Fault in SOAP 1.1 over HTTP (section 6.2). */
const FAULT_STATUS = 500;

/** A question to Roble and the reader of its answer. */
export interface RobleQuestion<T> {
  /** Roble stores its answer under it, so the petition may be repeated. */
  readonly reference: string;
  /** Makes a new petition for each attempt. */
  readonly petition: () => XmlShape;
  /** Reads the answer or the Fault. */
  readonly read: (body: SoapBody) => T;
}

/**
 * Returns what calls CalcularPrima. It throws CallFailed when the answer is not SOAP, and whatever the reader throws.
 */
export function robleClient({ username, password }: RobleCredentials, http: HttpClient, clock: Clock) {
  return async <T>({ reference, petition, read }: RobleQuestion<T>, asking: Asking): Promise<T> => {
    // A nonce is valid once: each attempt has its own.
    const write = (): HttpCall => {
      const security = usernameToken({ username, password, nonce: randomBytes(NONCE_BYTES), nowMs: clock.now() });
      const body = XmlFragment.of(PREFIX, { CalcularPrimaPeticion: petition() });
      return post(writeEnvelope({ prefix: PREFIX, namespace: ROBLE_NAMESPACE, security, body }));
    };
    return read(soapBodyOf(await http.send(write, { reference, repeatable: true, ...asking })));
  };
}

function soapBodyOf({ status, mediaType, body }: HttpReply): SoapBody {
  const isXml = mediaType === 'text/xml';
  if (status !== OK && !(status === FAULT_STATUS && isXml)) throw robleStatusFailure(status);
  if (!isXml) throw invalidAnswer('the answer is not XML');
  return readEnvelope(body);
}

function post(envelope: string): HttpCall {
  const headers = { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', soapaction: ACTION };
  return { method: 'POST', path: PATH, headers, body: envelope };
}
