import { CallFailed, readXml, type XmlElement } from '@cotiza/transport';
import { SOAP, WSSE } from './namespaces';
import { childOf } from './xml-fields';

/** A parsed SOAP 1.1 message. */
export interface SoapMessage {
  readonly header: XmlElement | undefined;
  /** The one element in the body. */
  readonly content: XmlElement;
}

export type ReadMessage = SoapMessage | { readonly issue: string };

export function readSoapMessage(text: string): ReadMessage {
  try {
    return messageOf(readXml(text));
  } catch (error) {
    if (error instanceof CallFailed) return { issue: `the XML is refused: ${error.detail}` };
    throw error;
  }
}

function messageOf(root: XmlElement): ReadMessage {
  if (!root.is(SOAP, 'Envelope')) return { issue: 'it is no SOAP 1.1 envelope' };
  const header = childOf(root, 'Header', SOAP);
  const notUnderstood = header?.elements.find(
    ({ name, attributes }) => name.namespace !== WSSE && attributes.get(`{${SOAP}}mustUnderstand`) === '1',
  );
  if (notUnderstood) return { issue: `the header ${notUnderstood.name.local} is not understood` };
  const [content, ...more] = childOf(root, 'Body', SOAP)?.elements ?? [];
  if (!content || more.length > 0) return { issue: 'the body must hold one element' };
  return { header, content };
}
