import { existing } from '@cotiza/kernel';

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
    const pieces: string[] = [];
    writeElements(tagsOf(prefix), shape, pieces);
    return new XmlFragment(pieces.join(''));
  }
}

/** Elements by name, in the order of the schema; undefined ones are left out. */
export interface XmlShape {
  readonly [element: string]: string | XmlShape | undefined;
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

interface Tags {
  readonly begin: string;
  readonly end: string;
}

/** The tags of one prefix, cached: the names come from the connectors' shapes and are few. */
class PrefixTags {
  private readonly known = new Map<string, Tags>();

  constructor(private readonly prefix: string) {}

  of(name: string): Tags {
    let tags = this.known.get(name);
    if (!tags) {
      const qualified = `${this.prefix}:${name}`;
      this.known.set(name, (tags = { begin: `<${qualified}>`, end: `</${qualified}>` }));
    }
    return tags;
  }
}

const prefixes = new Map<string, PrefixTags>();

function tagsOf(prefix: string): PrefixTags {
  let tags = prefixes.get(prefix);
  if (!tags) prefixes.set(prefix, (tags = new PrefixTags(prefix)));
  return tags;
}

/** Collects the pieces to be joined once: a text that is concatenated piece by piece keeps all its pieces in memory. */
function writeElements(tags: PrefixTags, shape: XmlShape, pieces: string[]): void {
  for (const name of Object.keys(shape)) {
    const content = shape[name];
    if (content === undefined) continue;
    const { begin, end } = tags.of(name);
    if (typeof content === 'string') pieces.push(begin, escaped(content), end);
    else {
      pieces.push(begin);
      writeElements(tags, content, pieces);
      pieces.push(end);
    }
  }
}

function escaped(text: string): string {
  if (!isXmlText(text)) throw new RangeError('a character that XML cannot hold');
  return text.replace(/[&<>"'\t\n\r]/g, (character) => existing(ESCAPES[character], 'escape for that character'));
}

const CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** Returns true when XML 1.0 (2.2) can hold every character of a text; it cannot hold the others even as references. */
function isXmlText(text: string): boolean {
  return CHARACTERS.test(text);
}
