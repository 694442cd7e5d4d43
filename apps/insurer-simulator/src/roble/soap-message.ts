import { parseXml, XmlRefused } from '../xml/parse-xml';
import { childOf, type XmlElement } from '../xml/xml-element';
import { SOAP, WSSE } from './namespaces';

/** A parsed SOAP 1.1 message. */
export interface SoapMessage {
  readonly header: XmlElement | undefined;
  /** The one element in the body. */
  readonly content: XmlElement;
}

export type ReadMessage = SoapMessage | { readonly issue: string };

export function readSoapMessage(text: string): ReadMessage {
  try {
    return messageOf(parseXml(text));
  } catch (error) {
    if (error instanceof XmlRefused) return { issue: `the XML is refused: ${error.message}` };
    throw error;
  }
}

function messageOf(root: XmlElement): ReadMessage {
  if (root.name !== 'Envelope' || root.namespace !== SOAP) return { issue: 'it is no SOAP 1.1 envelope' };
  const header = childOf(root, 'Header', SOAP);
  const notUnderstood = header?.children.find(
    ({ namespace, attributes }) => namespace !== WSSE && attributes.get(`{${SOAP}}mustUnderstand`) === '1',
  );
  if (notUnderstood) return { issue: `the header ${notUnderstood.name} is not understood` };
  const [content, ...more] = childOf(root, 'Body', SOAP)?.children ?? [];
  if (!content || more.length > 0) return { issue: 'the body must hold one element' };
  return { header, content };
}
