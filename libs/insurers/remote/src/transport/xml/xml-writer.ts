import { isXmlText } from './xml-characters';

/** An element to be written. */
export interface XmlNode {
  /** With its prefix. */
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

/** What becomes elements: keys in the order of the schema. What is undefined is left out. */
export interface XmlShape {
  readonly [element: string]: string | XmlShape | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers normalise these when they stand for themselves.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * A document in UTF-8 with everything escaped.
 *
 * @throws RangeError for a character that XML cannot hold
 */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element(root)}`;
}

/** The elements of a shape, all with one prefix. */
export function nodesOf(prefix: string, shape: XmlShape): XmlNode[] {
  return Object.entries(shape).flatMap(([name, content]) => {
    if (content === undefined) return [];
    return [{ name: `${prefix}:${name}`, content: typeof content === 'string' ? content : nodesOf(prefix, content) }];
  });
}

function element({ name, attributes = {}, content }: XmlNode): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(element).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

function escaped(text: string): string {
  if (!isXmlText(text)) throw new RangeError('a character that XML cannot hold');
  return text.replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character]!);
}
