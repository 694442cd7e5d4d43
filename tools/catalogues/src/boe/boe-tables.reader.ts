import { SaxesParser } from 'saxes';

/** A piece of a BOE document, in its order. */
export type DocumentPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table' }
  | {
      readonly kind: 'row';
      /** Texts; that of a cell which spans several columns comes once for each. */
      readonly cells: readonly string[];
      /** True in the head of the table, and for a row of header cells. */
      readonly isHead: boolean;
    };

/** The document is not well-formed XML, ends early, or declares a document type. */
export class BoeDocumentError extends Error {
  override readonly name = 'BoeDocumentError';
}

const MAX_COLUMNS = 40;
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'caption']);

/**
 * Returns the paragraphs and tables of a BOE document. No entity is known but the five of XML.
 *
 * @throws BoeDocumentError
 */
export function partsOf(xml: string): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let [text, span, tableDepth, headCells, isInHead] = ['', 1, 0, 0, false];
  let cells: string[] = [];
  const takeText = () => {
    const taken = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    text = '';
    return taken;
  };
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new BoeDocumentError(`the file is not well-formed XML: ${message}`);
  });
  parser.on('doctype', () => {
    throw new BoeDocumentError('the file declares a document type, which no BOE document does');
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'table') {
      tableDepth++;
      parts.push({ kind: 'table' });
    } else if (name === 'thead') isInHead = true;
    else if (name === 'tr') [cells, headCells] = [[], 0];
    else if (name === 'td' || name === 'th') {
      span = Math.min(Math.max(Number(attributes['colspan']) || 1, 1), MAX_COLUMNS);
      text = '';
    } else if (name === 'br') text += ' ';
    else if (PARAGRAPHS.has(name) && tableDepth === 0) text = '';
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'table') tableDepth--;
    else if (name === 'thead') isInHead = false;
    else if (name === 'tr') {
      parts.push({ kind: 'row', cells, isHead: isInHead || (headCells > 0 && headCells === cells.length) });
    } else if (name === 'td' || name === 'th') {
      if (name === 'th') headCells++;
      cells.push(...new Array<string>(span).fill(takeText()));
    } else if (PARAGRAPHS.has(name)) {
      if (tableDepth === 0 || name === 'caption') parts.push({ kind: 'paragraph', text: takeText() });
      else text += ' ';
    }
  });
  parser.write(xml).close();
  return parts;
}
