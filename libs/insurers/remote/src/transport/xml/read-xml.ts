import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { invalidAnswer } from '../call-failed.error';
import { elementOf, ROOT_SCOPE, type ParsedNode } from './element-of';
import type { XmlElement } from './xml-element';

const MAX_DEPTH = 30;

/** Document types, entities and the like. What such a thing could do is not weighed: no answer needs one. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
/** An instruction to the reader, other than the declaration that a document may begin with. */
const INSTRUCTION = /(?!^)<\?|^<\?(?!xml\s)/;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // References are resolved in `references.ts`, where an unknown one is a fault.
  processEntities: false,
  ignoreDeclaration: true,
  cdataPropName: '#cdata',
  maxNestedTags: MAX_DEPTH,
});

/**
 * The root of a document. Only elements, text and attributes of namespaces are read: no document type, no entities but the
 * five of XML, nothing external, no deeper than 30 elements. Its size has been limited where it was received.
 *
 * @throws CallFailed when the text is no such document
 */
export function readXml(text: string): XmlElement {
  if (DECLARATION.test(text)) throw invalidAnswer('the XML has a document type');
  if (INSTRUCTION.test(text)) throw invalidAnswer('the XML has an instruction');
  const roots = parsed(text);
  if (roots.length !== 1) throw invalidAnswer('the XML does not have one root');
  return elementOf(roots[0]!, ROOT_SCOPE);
}

/** The parser's own messages quote the text: none is kept. */
function parsed(text: string): ParsedNode[] {
  try {
    if (XMLValidator.validate(text) === true) return parser.parse(text) as ParsedNode[];
  } catch {
    // Said below.
  }
  throw invalidAnswer('the answer is not well-formed XML');
}
