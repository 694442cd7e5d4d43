import { defined } from '@cotiza/kernel';
import { invalidAnswer } from '../call-failed.error';
import { readXml } from '../xml/read-xml';
import type { XmlElement } from '../xml/xml-element';
import { writeXml, type XmlFragment, type XmlNode } from '../xml/xml-writer';
import { WSSE_NAMESPACE, WSU_NAMESPACE } from './username-token';

const SOAP_NAMESPACE = 'http://schemas.xmlsoap.org/soap/envelope/';

/** An outgoing SOAP 1.1 message. */
export interface SoapMessage {
  /** Prefix and namespace of the body's elements. */
  readonly prefix: string;
  readonly namespace: string;
  readonly security: XmlNode;
  readonly body: XmlFragment;
}

/** @throws RangeError for a character that XML cannot hold */
export function writeEnvelope({ prefix, namespace, security, body }: SoapMessage): string {
  const secured = { name: 'wsse:Security', attributes: { 'soap:mustUnderstand': '1' }, content: [security] };
  return writeXml({
    name: 'soap:Envelope',
    attributes: {
      'xmlns:soap': SOAP_NAMESPACE,
      'xmlns:wsse': WSSE_NAMESPACE,
      'xmlns:wsu': WSU_NAMESPACE,
      [`xmlns:${prefix}`]: namespace,
    },
    content: [
      { name: 'soap:Header', content: [secured] },
      { name: 'soap:Body', content: [body] },
    ],
  });
}

/** Content of a SOAP 1.1 message: an answer or a Fault. */
export type SoapBody =
  | { readonly kind: 'answer'; readonly element: XmlElement }
  | { readonly kind: 'fault'; readonly detail: readonly XmlElement[] };

/**
 * Reads the body of a SOAP 1.1 message.
 *
 * @throws CallFailed when the text is no such message
 */
export function readEnvelope(text: string): SoapBody {
  const root = readXml(text);
  if (!root.is(SOAP_NAMESPACE, 'Envelope')) throw invalidAnswer('the answer is not a SOAP 1.1 message');
  const content = root.only('Body').elements;
  if (content.length !== 1) throw invalidAnswer('the SOAP body does not hold one element');
  const element = defined(content[0], 'element in the body of the envelope');
  if (!element.is(SOAP_NAMESPACE, 'Fault')) return { kind: 'answer', element };
  // Unlike the other parts of SOAP, those of a Fault have no namespace.
  const detail = element.elements.find((part) => part.is('', 'detail'));
  return { kind: 'fault', detail: detail?.elements ?? [] };
}
