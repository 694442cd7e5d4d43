import { validateRateBook, type RateBook } from '@cotiza/insurers-tariff';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { isDeepStrictEqual } from 'node:util';
import { tablesOf, type BookTable, type Cell, type Column } from './table-forms';

/** A Spanish Excel opens and saves semicolons, decimal commas and a byte order mark of UTF-8 without asking. */
const DELIMITER = ';';
/** Texts that a spreadsheet runs; and those that would be read back without their apostrophe. */
const FORMULA = /^['=+\-@＝＋－＠]/u;
const NUMBER = /^-?\d+(?:,\d+)?$/u;

/** Returns the tables of a valid book as CSV, by the names of their files. */
export const exportTables = (book: RateBook): ReadonlyMap<string, string> =>
  new Map(tablesOf(book).map((table) => [table.file, csvText(table)]));

function csvText({ columns, rows }: BookTable): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(textOf))];
  return stringify(lines, { bom: true, delimiter: DELIMITER, record_delimiter: 'windows' });
}

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = typeof cell === 'string' ? cell : (cell ?? []).join(' ');
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Writes tables into the text of a book. Only the values that differ are written, so the rest keeps its bytes.
 *
 * @param text of a valid book
 * @param files CSV by the names of `exportTables`
 * @returns the text of the changed book, or every fault with its file, row and column
 */
export function importTables(
  text: string,
  files: ReadonlyMap<string, string>,
): { readonly text: string } | { readonly faults: readonly string[] } {
  const book = JSON.parse(text) as RateBook;
  const read = tablesOf(book).map((table) => ({ table, ...readTable(table, files.get(table.file)) }));
  // A table that cannot be read stays as it is, so that the checks of the book find the faults of the others.
  const readable = read.filter(({ faults }) => faults.length === 0);
  const changed = readable.reduce((before, { table, rows }) => table.write(rows, before), book);
  const tables = tablesOf(changed);
  const faults = [
    ...read.flatMap((each) => each.faults),
    ...validateRateBook(changed, '').map(({ path, message }) => `${placeOf(path, tables)}: ${message}`),
  ];
  if (faults.length > 0) return { faults };
  return { text: changesOf(book, changed, []).reduce((before, { path, value }) => edited(before, path, value), text) };
}

const at = (file: string, row: number, column?: Column): string =>
  [file, `row ${row + 2}`, ...(column ? [`column ${column.title}`] : [])].join(', ');

interface ReadTable {
  readonly rows: readonly (readonly Cell[])[];
  readonly faults: readonly string[];
}

function readTable(table: BookTable, csv: string | undefined): ReadTable {
  const { file, columns } = table;
  if (csv === undefined) return { rows: [], faults: [`${file}: is missing`] };
  const lines = linesOf(csv);
  const titles = columns.map(({ title }) => title);
  if (/^.?[^;\n]*,[^;\n]*(?:\n|$)/u.test(csv) && titles.length > 1)
    return { rows: [], faults: [`${file}: is separated by commas. Save it with semicolons.`] };
  if (typeof lines === 'string') return { rows: [], faults: [`${file}: is not CSV (${lines})`] };
  const [head = [], ...rows] = lines;
  if (!isDeepStrictEqual(head.slice(0, titles.length), titles))
    return { rows: [], faults: [`${at(file, -1)}: must be ${titles.join(DELIMITER)}`] };
  const cells = rows.map((row) => {
    const before = table.rows.find(([key]) => key !== undefined && textOf(key) === row[0]?.trim());
    return columns.map((column, index) => {
      const text = row[index]?.trim().replace(/^'/u, '') ?? '';
      const was = index === 0 ? undefined : before?.[index];
      return lostComma(text, was) ?? cellOf(column, text);
    });
  });
  const faults = cells.flatMap((row, index) =>
    row.flatMap((cell, place) =>
      typeof cell === 'object' && cell && 'fault' in cell ? [`${at(file, index, columns[place])}: ${cell.fault}`] : [],
    ),
  );
  const sound = cells as Cell[][];
  return { rows: sound, faults: [...faults, ...keyFaults(table, sound)] };
}

/** Returns the lines without the empty ones that a spreadsheet leaves at the end, or the code of what is wrong. */
function linesOf(csv: string): readonly (readonly string[])[] | string {
  try {
    const lines: string[][] = parse(csv, { bom: true, delimiter: DELIMITER, relax_column_count: true });
    const last = lines.findLastIndex((line) => line.some((cell) => cell.trim() !== ''));
    return lines.slice(0, last + 1);
  } catch (error) {
    if (error instanceof CsvError) return error.code;
    throw error;
  }
}

function cellOf({ holds }: Column, text: string): Cell | { readonly fault: string } {
  if (holds === 'text') return text === '' ? { fault: 'is empty' } : text;
  if (holds === 'list') return text.split(/\s+/u).filter((each) => each !== '');
  if (holds === 'end' && text === '') return null;
  return NUMBER.test(text)
    ? Number(text.replace(',', '.'))
    : { fault: 'must be a number with a decimal comma, such as 1,25' };
}

/** Asks about a whole number with the digits of a decimal one in its place: a spreadsheet took the comma for one of thousands. */
function lostComma(text: string, was: Cell | undefined): { readonly fault: string } | undefined {
  if (typeof was !== 'number' || Number.isInteger(was) || !/^\d+$/u.test(text)) return undefined;
  const isSame = Number(String(was).replace('.', '')) === Number(text);
  return isSame ? { fault: `was ${textOf(was)}: is the comma lost? Write ${text},0 if it is meant` } : undefined;
}

/** Finds texts of the first column that are there twice; where the column is fixed, also those that are new and those that are gone. */
function keyFaults({ file, columns, rows: before, isFixed }: BookTable, rows: ReadTable['rows']): string[] {
  if (columns[0]?.holds !== 'text') return [];
  const [keys, known] = [rows, before].map((each) => each.map(([key]) => key)) as [Cell[], Cell[]];
  const faults = keys.flatMap((key, index) => {
    if (keys.indexOf(key) < index) return [`${at(file, index, columns[0])}: is there twice`];
    return isFixed && !known.includes(key) ? [`${at(file, index, columns[0])}: is not in the book`] : [];
  });
  const gone = isFixed ? known.filter((key) => !keys.includes(key)) : [];
  return [...faults, ...gone.map((key) => `${file}: lacks the row ${String(key)}`)];
}

/** Returns the cell, or else the row or file, that a path of a book is in; the path itself where it is in no table. */
function placeOf(path: string, tables: readonly BookTable[]): string {
  const isWithin = (part: string, whole: string) =>
    part === whole || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[`);
  const cells = tables.flatMap(({ file, columns, rows, pathOf }) =>
    rows.flatMap((_, row) => columns.map((column, place) => ({ file, row, column, path: pathOf(row, place) }))),
  );
  // The last column of those that share a path holds the value.
  const cell = cells.findLast((each) => isWithin(path, each.path));
  if (cell) return at(cell.file, cell.row, cell.column);
  const inside = cells.filter((each) => isWithin(each.path, path));
  const [first] = inside;
  if (first) return inside.every(({ row }) => row === first.row) ? at(first.file, first.row) : first.file;
  return path;
}

interface Edit {
  readonly path: JSONPath;
  readonly value: unknown;
}

/** Returns the smallest values that differ. */
function changesOf(before: unknown, after: unknown, path: JSONPath): readonly Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!haveSameKeys(before, after)) return [{ path, value: after }];
  const isList = Array.isArray(after);
  return Object.entries(after).flatMap(([key, value]) =>
    changesOf((before as Record<string, unknown>)[key], value, [...path, isList ? Number(key) : key]),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const haveSameKeys = (before: unknown, after: unknown): after is object =>
  isNested(before) && isNested(after) && isDeepStrictEqual(Object.keys(before), Object.keys(after));

const edited = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }));
