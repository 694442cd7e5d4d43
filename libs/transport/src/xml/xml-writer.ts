import { defined } from '@cotiza/kernel';

/** An element to write. */
export interface XmlNode {
  /** With its prefix. */
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly (XmlNode | XmlFragment)[];
}

/** Written elements. Only made here, so that the content is always escaped. */
export class XmlFragment {
  private constructor(readonly xml: string) {}

  /**
   * Writes the elements of a shape, all with one prefix.
   *
   * @throws RangeError for a character that XML cannot hold
   */
  static of(prefix: string, shape: XmlShape): XmlFragment {
    return new XmlFragment(elements(prefix, shape));
  }
}

/** Elements by name, in the order of the schema, one each or a list; undefined ones are left out. */
export interface XmlShape {
  readonly [element: string]: string | XmlShape | readonly XmlShape[] | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers normalise these unless they are escaped.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Writes a document in UTF-8 with everything escaped.
 *
 * @throws RangeError for a character that XML cannot hold
 */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element(root)}`;
}

function element(node: XmlNode | XmlFragment): string {
  if (node instanceof XmlFragment) return node.xml;
  const { name, attributes = {}, content } = node;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(element).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

function elements(prefix: string, shape: XmlShape): string {
  const written = Object.entries(shape).map(([name, content]) => {
    if (content === undefined) return '';
    if (Array.isArray(content)) return content.map((each: XmlShape) => elements(prefix, { [name]: each })).join('');
    const inner = typeof content === 'string' ? escaped(content) : elements(prefix, content as XmlShape);
    return `<${prefix}:${name}>${inner}</${prefix}:${name}>`;
  });
  return written.join('');
}

function escaped(text: string): string {
  if (!CHARACTERS.test(text)) throw new RangeError('a character that XML cannot hold');
  return text.replace(/[&<>"'\t\n\r]/g, (character) => defined(ESCAPES[character], 'escape for that character'));
}

/** The characters of XML 1.0 (2.2): it cannot hold the others even as references. */
const CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
