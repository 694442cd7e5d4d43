import type { Heard } from '../door/door';
import { isObject, listOf, textOf, type Json } from './json';
import { pricesInText } from './of-text';

/** An offer that the customer can be told, in euros. */
export interface ToldOffer {
  readonly price: number;
  /** What a year costs, where that is said. */
  readonly ofAYear?: number;
  /** What its detail is asked for by; a text says it of the best of each level alone. */
  readonly id?: string;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The offers of a quotation that have a price. */
export function offersIn({ said, data, isRefused }: Heard): readonly ToldOffer[] {
  if (isRefused) return [];
  const offers = isObject(data)
    ? listOf(data.ofertas).filter(isObject).flatMap(offerOf)
    : pricesInText(said).map((price) => ({ price }));
  return offers.filter(({ price }) => price > 0);
}

function offerOf({ precio, precio_anual_total, oferta_id }: Json): ToldOffer[] {
  const price = numberOf(precio);
  return price === undefined ? [] : [{ price, ofAYear: numberOf(precio_anual_total), id: textOf(oferta_id) }];
}

/** The offer that is presented first: the one that costs least in a year. */
export const cheapestOf = (offers: readonly ToldOffer[]): ToldOffer | undefined =>
  offers.reduce<ToldOffer | undefined>(
    (best, offer) => (best && yearOf(best) <= yearOf(offer) ? best : offer),
    undefined,
  );

const yearOf = ({ price, ofAYear }: ToldOffer) => ofAYear ?? price;

/** The lines that a price of a year is made of by the detail of an offer, in euros; undefined where no detail was told. */
export function premiumLinesIn({ data, isRefused }: Heard): readonly number[] | undefined {
  if (isRefused || !isObject(data) || !Array.isArray(data.prima)) return undefined;
  return listOf(data.prima)
    .filter(isObject)
    .map(({ importe }) => numberOf(importe) ?? Number.NaN);
}

/** Whether lines add up to what a year of an offer costs, to the cent. An insurer may leave out what its price is made of. */
export function addsUp(lines: readonly number[], offer: ToldOffer): boolean {
  const cents = lines.reduce((sum, euros) => sum + Math.round(euros * 100), 0);
  return lines.length === 0 || cents === Math.round(yearOf(offer) * 100);
}
