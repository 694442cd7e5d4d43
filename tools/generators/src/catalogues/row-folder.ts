import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provenance } from '@cotiza/catalogues';
import { parse } from 'csv-parse/sync';

/** Thrown for rows that cannot be built, with file and line of each. */
export class RowError extends Error {}

/** A row of a CSV file. */
export interface CsvRow<Column extends string> {
  readonly cells: Readonly<Record<Column, string>>;
  /** File and line. */
  readonly at: string;
}

const ORIGIN = ['source', 'licence'] as const;

/** Reads the rows of a folder, each with its source and the licence of that. */
export class RowFolder {
  private readonly sources: ReadonlyMap<string, Record<'of' | 'name' | 'date' | 'licence', string>>;

  constructor(private readonly dir: string) {
    const rows = readRows(dir, 'sources.csv', ['id', 'of', 'name', 'date', 'licence']);
    this.sources = new Map(rows.map(({ cells }) => [cells.id, cells]));
  }

  /** Returns the rows of a file whose header has these columns, then `source` and `licence`. */
  rows<Column extends string>(name: string, ...columns: readonly Column[]): CsvRow<Column | (typeof ORIGIN)[number]>[] {
    const rows = readRows(this.dir, name, [...columns, ...ORIGIN]);
    for (const { cells, at } of rows) this.checkOrigin(cells, at);
    return rows;
  }

  /** Returns the names of the sources of a set, and the date of the first. */
  provenanceOf(set: string): Provenance {
    const named = [...this.sources.values()].filter(({ of, name }) => partsOf(of, ' ').includes(set) && name !== '');
    return { source: named.map(({ name }) => name).join('; '), date: named[0]?.date ?? '' };
  }

  private checkOrigin({ source, licence }: Record<(typeof ORIGIN)[number], string>, at: string): void {
    const licences = partsOf(source, ' ').map(
      (id) => this.sources.get(id)?.licence ?? `of ${id}, which is not in sources.csv`,
    );
    const expected = [...new Set(licences)].join(' ');
    if (expected === '') throw new RowError(`${at}: no source`);
    if (licence !== expected)
      throw new RowError(`${at}: the licence is "${licence}", that of its source is "${expected}"`);
  }
}

function readRows<Column extends string>(dir: string, name: string, columns: readonly Column[]): CsvRow<Column>[] {
  const checkHeader = (header: string[]) => {
    if (header.join() !== columns.join()) throw new RowError(`${name}: the columns are not ${columns.join()}`);
    return header;
  };
  return parse<{ readonly record: Record<Column, string>; readonly info: { readonly lines: number } }>(
    readFileSync(join(dir, name)),
    { columns: checkHeader, info: true },
  ).map(({ record, info }) => ({ cells: record, at: `${name}:${info.lines}` }));
}

export function partsOf(cell: string, separator: ' ' | '; '): string[] {
  return cell.split(separator).filter((part) => part !== '');
}

/** Returns the number in a cell; null if it is empty. */
export function numberIn(cell: string, at: string): number | null {
  if (cell !== '' && !/^\d+(\.\d+)?$/.test(cell)) throw new RowError(`${at}: "${cell}" is not a number`);
  return cell === '' ? null : Number(cell);
}

/** Returns the place of a cell in a list. */
export function placeIn(values: readonly string[], cell: string, at: string): number {
  const place = values.indexOf(cell);
  if (place < 0) throw new RowError(`${at}: "${cell}" is not one of ${values.join(', ')}`);
  return place;
}

/** Fails if a key is there twice. */
export function checkUnique(keys: readonly (readonly [key: string, at: string])[]): void {
  const places = new Map<string, string>();
  for (const [key, at] of keys) {
    const other = places.get(key);
    if (other !== undefined) throw new RowError(`${at}: ${key} is in ${other} too`);
    places.set(key, at);
  }
}
