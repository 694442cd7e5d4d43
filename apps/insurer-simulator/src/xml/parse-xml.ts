import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { XmlElement } from './xml-element';

/** Thrown for a text that no SOAP service accepts. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';
}

const DEEPEST = 50;
const XMLNS = 'http://www.w3.org/2000/xmlns/';

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/**
 * Parses a document strictly: well-formed, every prefix declared, no document type.
 *
 * @throws XmlRefused
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', ({ message }) => refuse(`it is not well-formed: ${message}`));
  parser.on('doctype', () => refuse('it has a document type'));
  parser.on('opentag', (tag) => {
    const element = opened(tag);
    open.at(-1)?.children.push(element);
    if (open.push(element) > DEEPEST) refuse(`it is nested more than ${DEEPEST} levels deep`);
    root ??= element;
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root ?? refuse('it has no element');
}

function opened({ uri, local, attributes }: SaxesTagNS): OpenElement {
  const named = Object.values(attributes)
    .filter((attribute) => attribute.uri !== XMLNS)
    .map((attribute): [string, string] => [
      attribute.uri === '' ? attribute.local : `{${attribute.uri}}${attribute.local}`,
      attribute.value,
    ]);
  return { namespace: uri, name: local, attributes: new Map(named), children: [], text: '' };
}

function refuse(why: string): never {
  throw new XmlRefused(why);
}
