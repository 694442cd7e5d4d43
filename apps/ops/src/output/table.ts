import { defined } from '@cotiza/kernel';

export type Cell = string | number | null;

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => Cell;
  /** Aligns the column to the right. */
  readonly isNumber?: boolean;
}

const GAP = '  ';
const NOTHING = '-';

/** Minimum width of the last column when it is cut. */
const LAST_MIN_CHARS = 12;

/** Formats rows below aligned titles. Only the last column is cut to fit the width. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => textOf(of(row))))];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => defined(line[index], 'cell of that column').length)),
  );
  const last = columns.length - 1;
  const before = widths.slice(0, last).reduce((sum, chars) => sum + chars + GAP.length, 0);
  const lastWidth = Math.max(LAST_MIN_CHARS, width - before);
  return lines
    .map((line) =>
      line
        .map((text, index) => {
          if (defined(columns[index], 'column at that place').isNumber)
            return text.padStart(defined(widths[index], 'width of that column'));
          return index === last ? cut(text, lastWidth) : text.padEnd(defined(widths[index], 'width of that column'));
        })
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

function textOf(cell: Cell): string {
  return cell === null ? NOTHING : String(cell).replace(/\s+/g, ' ');
}

const cut = (text: string, chars: number) => (text.length > chars ? `${text.slice(0, chars - 1)}…` : text);

/** Formats names and values, one pair a line. */
export function pairs(rows: readonly (readonly [string, Cell])[]): string {
  const chars = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(chars)}${GAP}${textOf(value)}`).join('\n');
}
