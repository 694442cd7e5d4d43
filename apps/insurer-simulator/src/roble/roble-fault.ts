import type { WireAnswer } from '../delivery/answering';
import { escaped } from '../xml/xml-element';
import { ROBLE, SOAP, WSSE } from './namespaces';

/** The faults of the document: code, the party at fault, and the text. */
const FAULTS = {
  'RB-1001': ['wsse:FailedAuthentication', 'Usuario o digest incorrectos'],
  'RB-1002': ['wsse:InvalidSecurity', 'Cabecera de seguridad ausente o mal formada'],
  'RB-1003': ['wsse:MessageExpired', 'Created de hace más de cinco minutos'],
  'RB-1004': ['wsse:InvalidSecurity', 'Nonce repetido'],
  'RB-2001': ['soap:Client', 'La petición no cumple el esquema'],
  'RB-2002': ['soap:Client', 'IdTransaccion ya usado con otro contenido'],
} as const;

export type RobleFault = keyof typeof FAULTS;

export const XML = 'text/xml; charset=utf-8';

/** @param issues the details, for the person who reads the fault */
export function robleFault(code: RobleFault, issues: readonly string[] = []): WireAnswer {
  const [faultcode, text] = FAULTS[code];
  const message = escaped([text, ...issues].join('; '));
  const body = envelope(
    `<soap:Fault><faultcode xmlns:wsse="${WSSE}">${faultcode}</faultcode><faultstring>${message}</faultstring>` +
      `<detail><r:FalloRoble xmlns:r="${ROBLE}"><r:Codigo>${code}</r:Codigo><r:Mensaje>${message}</r:Mensaje>` +
      '</r:FalloRoble></detail></soap:Fault>',
  );
  return { status: 500, contentType: XML, body };
}

export function envelope(body: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>${body}</soap:Body>` +
    '</soap:Envelope>'
  );
}
