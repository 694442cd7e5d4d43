import { writeXml, XmlFragment, type XmlNode } from '@cotiza/transport';
import type { WireAnswer } from '../answering';
import { ROBLE, SOAP, WSSE } from './namespaces';

/** The faults of the document: code, the party at fault, and the text. */
const FAULTS = {
  'RB-1001': ['wsse:FailedAuthentication', 'Usuario o digest incorrectos'],
  'RB-1002': ['wsse:InvalidSecurity', 'Cabecera de seguridad ausente o mal formada'],
  'RB-1003': ['wsse:MessageExpired', 'Created de hace más de cinco minutos'],
  'RB-1004': ['wsse:InvalidSecurity', 'Nonce repetido'],
  'RB-2001': ['soap:Client', 'La petición no cumple el esquema'],
} as const;

export type RobleFault = keyof typeof FAULTS;

export const XML = 'text/xml; charset=utf-8';

/** @param issues the details, for the person who reads the fault */
export function robleFault(code: RobleFault, issues: readonly string[] = []): WireAnswer {
  const [faultcode, text] = FAULTS[code];
  const message = [text, ...issues].join('; ');
  const described = XmlFragment.of('r', { Codigo: code, Mensaje: message });
  const fault = [
    { name: 'faultcode', content: faultcode },
    { name: 'faultstring', content: message },
    { name: 'detail', content: [{ name: 'r:FalloRoble', attributes: { 'xmlns:r': ROBLE }, content: [described] }] },
  ];
  const body = envelope({ name: 'soap:Fault', attributes: { 'xmlns:wsse': WSSE }, content: fault });
  return { status: 500, contentType: XML, body };
}

export function envelope(content: XmlNode): string {
  const body = { name: 'soap:Body', content: [content] };
  return writeXml({ name: 'soap:Envelope', attributes: { 'xmlns:soap': SOAP }, content: [body] });
}
