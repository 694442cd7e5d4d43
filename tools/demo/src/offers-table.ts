import type { QuotedOffer } from '@cotiza/quoting';

const HEADINGS = ['Aseguradora', 'Producto', 'Modalidad', 'Franquicia', 'Precio al año'];
const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
/** Columns from this one on are amounts, which line up on the right. */
const FIRST_AMOUNT = 3;

/** The offers of a quotation as a table for a terminal. */
export function offersTable(offers: readonly QuotedOffer[]): string {
  const rows = [HEADINGS, ...offers.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < FIRST_AMOUNT ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  const [heading, ...body] = rows.map(line);
  return [heading, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n');
}

function cellsOf(offer: QuotedOffer): string[] {
  return [
    offer.aseguradora ?? '',
    offer.producto ?? '',
    offer.modalidad ?? '',
    offer.franquicia === null ? '' : EUROS.format(offer.franquicia),
    EUROS.format(offer.precio),
  ];
}
