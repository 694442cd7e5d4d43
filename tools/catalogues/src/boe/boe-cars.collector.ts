import type { ImportReport } from '../import.report';
import type { VehicleRecord } from '../vehicles/vehicle-record';
import { BOE_WIDTH, type BoeColumns, columnsOf, PUBLISHED_COLUMNS } from './boe-columns';
import { parseBoeRow } from './boe-row.parser';
import type { DocumentPart } from './boe-tables.reader';

/** Longest paragraph that may be the heading of a brand. */
const HEADING_LENGTH = 60;

/** Longest paragraph that may be the title of a section; longer ones are the articles of the order. */
const TITLE_LENGTH = 200;

/**
 * Collects the car versions of the document: one table a brand, the brand in the head of the table (`Marca: AUDI`) or in
 * the paragraph before it. The tables of motorhomes have the same columns and are skipped by their section's heading.
 */
export class BoeCarsCollector {
  readonly records: VehicleRecord[] = [];
  private heading = '';
  private brand = '';
  private columns: BoeColumns = PUBLISHED_COLUMNS;
  private inCars = true;

  constructor(private readonly report: ImportReport) {}

  add(part: DocumentPart): void {
    if (part.kind === 'paragraph') this.paragraph(part.text);
    else if (part.kind === 'table') [this.brand, this.columns] = [brandIn(this.heading), PUBLISHED_COLUMNS];
    else this.row(part.cells, part.isHead);
  }

  private paragraph(text: string): void {
    if (text === '') return;
    this.heading = text.length <= HEADING_LENGTH ? text : '';
    if (text.length > TITLE_LENGTH) return;
    if (/turismo|todo ?terreno/i.test(text)) this.inCars = true;
    else if (/autocaravana/i.test(text)) this.inCars = false;
  }

  private row(cells: readonly string[], isHead: boolean): void {
    const only = new Set(cells).size === 1 ? cells[0] : undefined;
    if (isHead) this.head(cells, only);
    else if (only !== undefined) this.report.note('rows passed over: a subheading inside a table');
    else this.version(cells);
  }

  private head(cells: readonly string[], only: string | undefined): void {
    const stated = cells.find((cell) => /^marca\b/i.test(cell)) ?? only;
    if (stated !== undefined && stated !== '') this.brand = brandIn(stated);
    this.columns = columnsOf(cells) ?? this.columns;
  }

  private version(cells: readonly string[]): void {
    this.report.read(1);
    const skip = this.reasonToSkip(cells);
    const parsed = skip ?? parseBoeRow(this.brand, cells, this.columns);
    if (typeof parsed === 'string') this.report.note(`rows skipped: ${parsed}`);
    else this.records.push(parsed);
  }

  private reasonToSkip(cells: readonly string[]): string | undefined {
    if (!this.inCars) return 'of the motorhomes';
    if (cells.length !== BOE_WIDTH) return `not the ${BOE_WIDTH} columns of the car table`;
    return this.brand === '' ? 'in a table without a brand' : undefined;
  }
}

function brandIn(text: string): string {
  return text.replace(/^marca\s*[:.-]?\s*/i, '').trim();
}
