/** A row of the official car table: Modelo-Tipo, start, end, cc, cylinders, engine, kW, cvf, cv, euros. */
export type BoeRow = readonly string[];

/** A right row with the given model and engine. */
export function boeRow(
  name: string,
  engine = 'G',
  rest: Partial<Record<'cc' | 'kw' | 'euros' | 'from' | 'to', string>> = {},
): BoeRow {
  const { cc = engine === 'Elc' ? '-' : '1.598', kw = '85', euros = '23.400', from = '2019', to = '-' } = rest;
  return [name, from, to, cc, '4', engine, kw, '11,64', '116', euros];
}

/** A table of the document with the head that brands have. */
export function boeTable(brand: string, rows: readonly BoeRow[]): string {
  return boeBareTable(`<thead><tr><th colspan="10">Marca: ${brand}</th></tr></thead>`, rows);
}

/** A table with any head. */
export function boeBareTable(head: string, rows: readonly BoeRow[]): string {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('\n');
  return `<table class="tabla">${head}<tbody>${body}</tbody></table>`;
}

/** A whole document. */
export function boeDocument(...content: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<documento><texto>${content.join('\n')}</texto></documento>\n`;
}
