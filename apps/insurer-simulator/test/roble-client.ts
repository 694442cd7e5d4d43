import { createHash, randomBytes } from 'node:crypto';
import type { Fields } from '@cotiza/kernel';
import { readXml, XmlFragment, type XmlShape } from '@cotiza/transport';
import { PASSWORD_DIGEST, ROBLE, SOAP, SOAP_ACTION, WSSE, WSU } from '../src/roble/namespaces';
import { fieldsOf } from '../src/roble/xml-fields';
import { nextReference } from './faro-client';
import { changed, recorded } from './recorded';

const read = (file: string) => fieldsOf(readXml(recorded('roble', file)));

const MESSAGES = {
  HOG: read('petition-home.xml'),
  AUT: read('petition-car.xml'),
  MOT: read('petition-motorcycle.xml'),
} as const;
export type RobleLine = keyof typeof MESSAGES;

/** Makes a message for a line with changes by path. Elements that are undefined are left out. */
export function robleMessage(line: RobleLine, changes: Fields = {}, reference = nextReference()): Fields {
  const known = { 'Cabecera.CodigoMediador': 'M0001', 'Cabecera.IdTransaccion': reference };
  return changed(MESSAGES[line], { ...known, ...changes });
}

export interface Security {
  readonly username?: string;
  readonly password?: string;
  readonly nonce?: Buffer;
  /** In milliseconds; now when absent. */
  readonly createdMs?: number;
}

/** Makes a UsernameToken as in the WSDL. */
export function security({
  username = 'cotiza',
  password = 'simulated-password',
  nonce = randomBytes(16),
  createdMs = Date.now(),
}: Security = {}): string {
  const created = new Date(createdMs).toISOString().replace(/\.\d+/, '');
  const digest = createHash('sha1').update(nonce).update(`${created}${password}`).digest('base64');
  return (
    `<wsse:Security xmlns:wsse="${WSSE}" xmlns:wsu="${WSU}" soap:mustUnderstand="1"><wsse:UsernameToken>` +
    `<wsse:Username>${username}</wsse:Username><wsse:Password Type="${PASSWORD_DIGEST}">${digest}</wsse:Password>` +
    `<wsse:Nonce>${nonce.toString('base64')}</wsse:Nonce><wsu:Created>${created}</wsu:Created>` +
    '</wsse:UsernameToken></wsse:Security>'
  );
}

export function envelope(message: Fields, header = security()): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${SOAP}"><soap:Header>${header}</soap:Header>` +
    `<soap:Body><r:CalcularPrimaPeticion xmlns:r="${ROBLE}">${XmlFragment.of('r', message as XmlShape).xml}` +
    '</r:CalcularPrimaPeticion></soap:Body>' +
    '</soap:Envelope>'
  );
}

interface RobleCall {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends a message unchanged. */
export function sendToRoble(url: string, body: string, call: RobleCall = {}): Promise<Response> {
  return fetch(`${url}/i/roble-a${call.path ?? '/servicios/tarificacion'}`, {
    method: 'POST',
    signal: call.signal,
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${SOAP_ACTION}"`, ...call.headers },
    body,
  });
}
