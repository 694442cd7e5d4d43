import { SaxesParser } from 'saxes';

/** A row of a table of the document: the text of its cells, a cell repeated as often as the columns it spans. */
export interface TableRow {
  readonly cells: readonly string[];
  /** In the head of the table, or made of header cells only. */
  readonly isHead: boolean;
  readonly line: number;
}

/** Who is told what the document holds, in its order. */
export interface DocumentListener {
  /** The text of a paragraph or heading outside any table. */
  paragraph(text: string): void;
  tableStart(): void;
  row(row: TableRow): void;
}

/** The document is not well-formed XML, ends early, or is not made as a BOE document is. */
export class BoeDocumentError extends Error {
  override readonly name = 'BoeDocumentError';
}

/** No paragraph or cell of such a document comes near; beyond it, the file is something else. */
const MAX_TEXT = 200_000;
const MAX_COLUMNS = 40;
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'caption']);

/**
 * Reads a BOE document piece by piece: at no time is more than one row of it in memory.
 *
 * A document type declaration is refused, because BOE documents have none and it is where entities are declared; no entity
 * but the five of XML is known.
 */
export class BoeTablesReader {
  private readonly parser = new SaxesParser();
  private lastEventAt = 0;
  private tableDepth = 0;
  private inHead = false;
  private text: string[] = [];
  private textLength = 0;
  private cells: string[] = [];
  private headCells = 0;
  private span = 1;

  constructor(private readonly listener: DocumentListener) {
    this.parser.on('error', (error) => {
      throw new BoeDocumentError(`the file is not well-formed XML: ${error.message}`);
    });
    this.parser.on('doctype', () => {
      throw new BoeDocumentError('the file declares a document type, which no BOE document does');
    });
    this.parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    this.parser.on('closetag', ({ name }) => this.closed(name));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
  }

  /** @throws BoeDocumentError */
  write(chunk: string): void {
    this.parser.write(chunk);
    if (this.parser.position - this.lastEventAt > MAX_TEXT) throw tooLong(this.parser.line);
  }

  /** @throws BoeDocumentError when the document is not complete */
  end(): void {
    this.parser.close();
  }

  private opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.lastEventAt = this.parser.position;
    if (name === 'table') {
      this.tableDepth++;
      this.listener.tableStart();
    } else if (name === 'thead') this.inHead = true;
    else if (name === 'tr') [this.cells, this.headCells] = [[], 0];
    else if (name === 'td' || name === 'th') {
      this.span = Math.min(Math.max(Number(attributes['colspan']) || 1, 1), MAX_COLUMNS);
      this.clearText();
    } else if (name === 'br') this.add(' ');
    else if (PARAGRAPHS.has(name) && this.tableDepth === 0) this.clearText();
  }

  private closed(name: string): void {
    this.lastEventAt = this.parser.position;
    if (name === 'table') this.tableDepth--;
    else if (name === 'thead') this.inHead = false;
    else if (name === 'tr') this.closeRow();
    else if (name === 'td' || name === 'th') this.closeCell(name);
    else if (PARAGRAPHS.has(name)) {
      if (this.tableDepth === 0 || name === 'caption') this.listener.paragraph(this.takeText());
      else this.add(' ');
    }
  }

  private closeCell(name: 'td' | 'th'): void {
    if (name === 'th') this.headCells++;
    const text = this.takeText();
    for (let i = 0; i < this.span && this.cells.length < MAX_COLUMNS; i++) this.cells.push(text);
  }

  private closeRow(): void {
    const isHead = this.inHead || (this.headCells > 0 && this.headCells === this.cells.length);
    this.listener.row({ cells: this.cells, isHead, line: this.parser.line });
  }

  private add(text: string): void {
    this.textLength += text.length;
    if (this.textLength > MAX_TEXT) throw tooLong(this.parser.line);
    this.text.push(text);
  }

  private takeText(): string {
    const text = this.text.join('').normalize('NFC').replace(/\s+/g, ' ').trim();
    this.clearText();
    return text;
  }

  private clearText(): void {
    this.text = [];
    this.textLength = 0;
  }
}

function tooLong(line: number): BoeDocumentError {
  return new BoeDocumentError(`line ${line}: a text far longer than any of a BOE document`);
}
