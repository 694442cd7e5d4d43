import { LAW, type ConsorcioLine, type Law, type Offer, type PriceMover } from '@cotiza/insurers-port';
import { euros, listed, toEuros, type CalendarDay } from '@cotiza/kernel';

/** How a price came about, as far as its insurer says so. */
export interface PriceTrace {
  /** The surcharges of the Consorcio one by one. */
  readonly consorcio?: readonly ConsorcioLine[];
  readonly movedBy?: readonly PriceMover[];
}

export const traceOf = ({ breakdown, movedBy }: Offer): PriceTrace => ({
  consorcio: breakdown?.consorcioLines,
  movedBy,
});

/** The days of a price, and the law that it was made by. */
export interface PricedDay {
  /** The day by which the law was read. */
  readonly effectiveDate: CalendarDay;
  readonly quotedOn: CalendarDay;
  /** The foral territory that the premium tax is due to; undefined where none is, or the reader must not learn it. */
  readonly foral?: string;
  /** The packaged series when absent. */
  readonly law?: Law;
}

/** Returns the law as a quotation was priced by it. @param version of the quotation */
export const lawOfQuote = (version: string, law = LAW): Law => ({ ...law, version });

/** Returns which facts raise a price most and which lower it most, a sentence each; none where the insurer does not say. */
export function moversInWords({ movedBy = [] }: PriceTrace): readonly string[] {
  const said = (verb: string, movers: readonly PriceMover[]) =>
    movers.length === 0
      ? []
      : [`Lo ${verb}: ${listed(movers.map(({ fact, cents }) => `${fact} (${euros(toEuros(Math.abs(cents)))})`))}.`];
  return [
    ...said(
      'suben',
      movedBy.filter(({ cents }) => cents > 0),
    ),
    ...said(
      'bajan',
      movedBy.filter(({ cents }) => cents < 0),
    ),
  ];
}

/** Explains `moversInWords`. */
export const MOVERS_MEAN =
  'Cuánto cambia el precio de un año por cada dato, impuestos y recargos incluidos, frente a la tarifa sin él y con los demás datos iguales';
