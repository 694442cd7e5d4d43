import { existing } from '../search/existing';
import type { VersionRow } from '../data-files/data-layout';
import type { RowList } from '../data-files/vehicles-file.reader';
import { IdIndex } from './id-index';

/** Marks an unknown year or price. */
const UNKNOWN = 0;

/** Kilowatts have at most one decimal. */
const TENTHS = 10;

/**
 * The versions of a file in columns: numbers in typed arrays, ids in one text, names in another. The official car table has
 * more than sixty thousand versions, and few of them are ever read.
 */
export class VersionColumns {
  readonly ids: IdIndex;
  readonly count: number;
  private readonly names: string;
  private readonly nameEnds: Uint32Array;
  private readonly models: Uint16Array;
  private readonly fuels: Uint8Array;
  private readonly displacements: Uint16Array;
  private readonly powers: Uint16Array;
  private readonly fromYears: Uint16Array;
  private readonly toYears: Uint16Array;
  private readonly prices: Uint32Array;
  private readonly priceBases: Uint8Array;
  private readonly marks: Uint8Array;

  constructor(rows: RowList<VersionRow>) {
    this.count = rows.length;
    this.nameEnds = new Uint32Array(this.count);
    this.models = new Uint16Array(this.count);
    this.fuels = new Uint8Array(this.count);
    this.displacements = new Uint16Array(this.count);
    this.powers = new Uint16Array(this.count);
    this.fromYears = new Uint16Array(this.count);
    this.toYears = new Uint16Array(this.count);
    this.prices = new Uint32Array(this.count);
    this.priceBases = new Uint8Array(this.count);
    this.marks = new Uint8Array(this.count);
    const [ids, names]: [string[], string[]] = [[], []];
    let end = 0;
    let index = 0;
    for (const row of rows) {
      ids.push(row[0]);
      names.push(row[2]);
      end += row[2].length;
      this.nameEnds[index] = end;
      this.fill(index++, row);
    }
    this.ids = new IdIndex(ids);
    this.names = names.join('');
  }

  nameOf(index: number): string {
    return this.names.slice(index === 0 ? 0 : this.nameEnds[index - 1], this.nameEnds[index]);
  }

  modelOf(index: number): number {
    return existing(this.models[index], 'version at that place');
  }

  fuelOf(index: number): number {
    return existing(this.fuels[index], 'version at that place');
  }

  displacementOf(index: number): number {
    return existing(this.displacements[index], 'version at that place');
  }

  powerOf(index: number): number {
    return existing(this.powers[index], 'version at that place') / TENTHS;
  }

  fromYearOf(index: number): number | null {
    return this.fromYears[index] || null;
  }

  toYearOf(index: number): number | null {
    return this.toYears[index] || null;
  }

  priceOf(index: number): number | null {
    return this.prices[index] || null;
  }

  /** Returns the position of the price's basis; null without a price. */
  priceBasisOf(index: number): number | null {
    return this.prices[index] ? existing(this.priceBases[index], 'version at that place') : null;
  }

  hasMark(index: number, mark: number): boolean {
    return (existing(this.marks[index], 'version at that place') & mark) !== 0;
  }

  private fill(index: number, row: VersionRow): void {
    this.models[index] = row[1];
    this.fuels[index] = row[3];
    this.displacements[index] = row[4];
    this.powers[index] = Math.round(row[5] * TENTHS);
    this.fromYears[index] = row[6] ?? UNKNOWN;
    this.toYears[index] = row[7] ?? UNKNOWN;
    this.prices[index] = row[8] ?? UNKNOWN;
    this.priceBases[index] = row[9] ?? UNKNOWN;
    this.marks[index] = row[10];
  }
}
