import { SIDE_BY_SIDE } from '@cotiza/quoting';
import { queryOf } from './levels';
import type { NarrowedOffers } from './narrowed-offers';

/** The compared offers, with a remark on their selection. */
export interface MarkedOffers {
  /** Their positions among the offers of the result; none unless at least two can be compared. */
  readonly places: readonly number[];
  /** Null where there is nothing to say. */
  readonly remark: string | null;
}

/** Name of the checkboxes and of the query parameter: `?ofertas=1&ofertas=4`, by the number of the offer on the page. */
export const MARKED_PARAMETER = 'ofertas';

const NOT_HERE = 'Alguna de las que has marcado no está en esta página.';
const TOO_MANY = 'Has marcado más de tres y aquí caben tres: se comparan las tres primeras.';
const ONLY_ONE = 'Has marcado una sola: marca otra para compararlas.';

/**
 * Returns the marked offers that are here.
 *
 * @param marked unchecked values of the parameter
 * @param count how many offers the page has
 */
export function markedOffers(marked: readonly unknown[], count: number): MarkedOffers {
  const numbers = [...new Set(marked.map(String))];
  const places = numbers.flatMap((number) => placeOf(number, count) ?? []);
  const remarks = [
    ...(places.length < numbers.length ? [NOT_HERE] : []),
    ...(places.length > SIDE_BY_SIDE ? [TOO_MANY] : []),
    ...(places.length === 1 ? [ONLY_ONE] : []),
  ];
  return { places: places.slice(0, SIDE_BY_SIDE), remark: remarks.length === 0 ? null : remarks.join(' ') };
}

const placeOf = (number: string, count: number): number | undefined =>
  /^[1-9]\d{0,3}$/.test(number) && Number(number) <= count ? Number(number) - 1 : undefined;

/** Returns the query that compares the first offers of up to three insurers; undefined where there is only one. */
export function comparisonOf({
  parameters,
  offers,
}: Pick<NarrowedOffers, 'parameters' | 'offers'>): string | undefined {
  const first = new Map<string, number>();
  for (const { said, number } of offers) if (!first.has(said.insurer)) first.set(said.insurer, number);
  const numbers = [...first.values()].slice(0, SIDE_BY_SIDE);
  if (numbers.length < 2) return undefined;
  return [queryOf(parameters), ...numbers.map((number) => `${MARKED_PARAMETER}=${number}`)].join('&');
}
