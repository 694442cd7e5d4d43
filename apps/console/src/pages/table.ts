import { markup, type Markup, type Part } from '@cotiza/kernel';

export interface Column<Row> {
  readonly title: string;
  of(row: Row): Part;
  readonly isNumber?: boolean;
}

const kindOf = ({ isNumber = false }: Pick<Column<never>, 'isNumber'>) => (isNumber ? markup` class="number"` : null);

/**
 * Renders rows, with the first column as their name; a sentence without rows. On a telephone each row becomes a block with
 * its own titles, so every element has the ARIA role of its part of the table, which browsers otherwise drop.
 */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], none: string): Markup {
  if (rows.length === 0) return markup`<p class="soft">${none}</p>`;
  const head = columns.map(
    (column) => markup`<th role="columnheader" scope="col"${kindOf(column)}>${column.title}</th>`,
  );
  return markup`<table role="table">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => markup`<tr role="row">${columns.map((column, place) => cell(column, row, place === 0))}</tr>`)}
</tbody>
</table>`;
}

function cell<Row>(column: Column<Row>, row: Row, isName: boolean): Markup {
  if (isName) return markup`<th role="rowheader" scope="row"${kindOf(column)}>${column.of(row)}</th>`;
  return markup`<td role="cell"${kindOf(column)} data-title="${column.title}">${column.of(row)}</td>`;
}

export const figures = (all: readonly (readonly [string, Part])[]): Markup =>
  markup`<dl class="figures">${all.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
