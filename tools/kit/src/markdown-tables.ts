/** A table of a page: where it stands, what is above it, and its cells. */
export interface MarkdownTable {
  readonly heading: string;
  /** The comment right above the table, without its signs: where the columns written by the generator come from. */
  readonly source?: string;
  readonly columns: readonly string[];
  readonly rows: readonly MarkdownRow[];
}

export interface MarkdownRow {
  /** Of the page, from 0. */
  readonly line: number;
  readonly cells: readonly string[];
}

const SOURCE = /^<!-- (.+) -->$/;
const SEPARATOR = /^\| ?---/;
const HEADING = /^#{1,4} (.+)$/;

/** Every table of a page, in its order. No cell holds a `|`. */
export function tablesOf(markdown: string): MarkdownTable[] {
  const lines = markdown.split('\n');
  const tables: MarkdownTable[] = [];
  let heading = '';
  lines.forEach((line, index) => {
    heading = HEADING.exec(line)?.[1] ?? heading;
    if (!SEPARATOR.test(lines[index + 1] ?? '')) return;
    const source = SOURCE.exec(lines[index - 1] ?? '')?.[1];
    tables.push({
      heading,
      ...(source === undefined ? {} : { source }),
      columns: cellsOf(line),
      rows: rowsAt(lines, index + 2),
    });
  });
  return tables;
}

function rowsAt(lines: readonly string[], first: number): MarkdownRow[] {
  const after = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  return lines
    .slice(first, after < 0 ? lines.length : after)
    .map((line, index) => ({ line: first + index, cells: cellsOf(line) }));
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A row as it is written. */
export const rowText = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;

/** Returns the texts between backticks in a cell. */
export const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
