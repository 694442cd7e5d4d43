import { defined } from '@cotiza/kernel';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { CallFailed, invalidAnswer } from '../call-failed.error';
import { XmlElement, type XmlName } from './xml-element';

const MAX_DEPTH = 30;
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Document types, entities and the like. All are refused: no answer needs one. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
/** A processing instruction other than the XML declaration. */
const INSTRUCTION = /(?!^)<\?|^<\?(?!xml\s)/;

/** An element whose end tag has not been read. */
interface OpenElement {
  readonly name: XmlName;
  readonly attributes: ReadonlyMap<string, string>;
  readonly elements: XmlElement[];
  text: string;
}

/**
 * Reads the root of a document. Supports only elements, text and namespaces: no document type, no entities but the five of
 * XML, nothing external, at most 30 levels. The caller limits its size.
 *
 * @throws CallFailed when the text is no such document
 */
export function readXml(text: string): XmlElement {
  if (DECLARATION.test(text)) throw invalidAnswer('the XML has a document type');
  if (INSTRUCTION.test(text)) throw invalidAnswer('the XML has an instruction');
  const tree = new Tree();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('opentag', (tag) => tree.open(tag));
  parser.on('closetag', () => tree.close());
  parser.on('text', (piece) => tree.write(piece));
  parser.on('cdata', (piece) => tree.write(piece));
  try {
    parser.write(text).close();
  } catch (error) {
    // The parser's own messages quote the text, so they are discarded.
    throw error instanceof CallFailed ? error : invalidAnswer('the answer is not well-formed XML');
  }
  return tree.root;
}

class Tree {
  private readonly around: OpenElement[] = [];
  private whole: XmlElement | undefined;

  get root(): XmlElement {
    if (!this.whole) throw invalidAnswer('the answer is not well-formed XML');
    return this.whole;
  }

  open({ uri, local, attributes }: SaxesTagNS): void {
    if (this.around.length === MAX_DEPTH) throw invalidAnswer('the XML is too deep');
    const named = Object.values(attributes)
      .filter((attribute) => attribute.uri !== XMLNS)
      .map((each) => [each.uri === '' ? each.local : `{${each.uri}}${each.local}`, each.value] as const);
    this.around.push({ name: { namespace: uri, local }, attributes: new Map(named), elements: [], text: '' });
  }

  /** The parser allows only white space before and after the root. */
  write(piece: string): void {
    const innermost = this.around.at(-1);
    if (innermost) innermost.text += piece;
  }

  close(): void {
    const { name, attributes, elements, text } = defined(this.around.pop(), 'element around this one');
    const element = new XmlElement(name, attributes, elements, text);
    const outer = this.around.at(-1);
    if (outer) outer.elements.push(element);
    else this.whole = element;
  }
}
