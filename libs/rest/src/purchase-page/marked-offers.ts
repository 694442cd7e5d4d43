import { listed } from '@cotiza/kernel';
import { besideEachOther, SIDE_BY_SIDE, type QuoteResult } from '@cotiza/quoting';

/** The compared offers, with a remark on their selection. */
export interface MarkedOffers {
  /** Their positions among the offers of the result. */
  readonly places: readonly number[];
  readonly remark: string;
  /** True for offers that the customer has marked; false for the default ones. */
  readonly areMarked: boolean;
}

/** Name of the checkboxes and of the query parameter: `?ofertas=1&ofertas=4`, by the number of the offer on the page. */
export const MARKED_PARAMETER = 'ofertas';

const CHEAPEST = 'Las de menor precio.';
const OF_LEVELS = 'La mejor oferta de cada nivel';
const OF_FIRST_LEVELS = 'La mejor oferta de los tres niveles de menor cobertura, de menos a más.';
const NOT_HERE = 'Alguna de las que has marcado no está en esta página.';
const TOO_MANY = 'Has marcado más de tres y aquí caben tres: se comparan las tres primeras.';
const ONLY_ONE = 'Has marcado una sola: marca otra más abajo para compararlas.';
const ALL_HERE = 'Las ofertas que has marcado.';

/**
 * Returns the offers to compare: the marked ones, or by default the best of each level.
 *
 * @param marked unchecked values of the parameter
 */
export function markedOffers(result: QuoteResult, marked: readonly unknown[]): MarkedOffers {
  const byThemselves = besideEachOther(result);
  if (marked.length === 0)
    return { places: byThemselves, remark: describeDefaults(result, byThemselves), areMarked: false };
  const numbers = [...new Set(marked.map(String))];
  const places = numbers.map((number) => placeOf(number, result)).filter((place) => place !== undefined);
  const notHere = places.length < numbers.length ? [NOT_HERE] : [];
  if (places.length === 0)
    return { places: byThemselves, remark: `${NOT_HERE} ${describeDefaults(result, byThemselves)}`, areMarked: false };
  const said = places.length > SIDE_BY_SIDE ? TOO_MANY : places.length === 1 ? ONLY_ONE : ALL_HERE;
  return { places: places.slice(0, SIDE_BY_SIDE), remark: [...notHere, said].join(' '), areMarked: true };
}

/** Describes the default offers: the best of as many levels as fit, then the cheapest others. */
function describeDefaults({ mejor_por_nivel: levels }: QuoteResult, places: readonly number[]): string {
  const others = places.length - levels.length;
  if (others > 0 && places.every((place, at) => place === at)) return CHEAPEST;
  if (others > 0) return `${OF_LEVELS} y, después, ${others === 1 ? 'la siguiente' : 'las siguientes'} por precio.`;
  const below = levels.slice(SIDE_BY_SIDE).map(({ nombre }) => nombre);
  if (below.length > 0) return `${OF_FIRST_LEVELS} Más abajo, en la lista: ${listed(below)}.`;
  return `${OF_LEVELS}, de menos a más cobertura.`;
}

const placeOf = (number: string, { ofertas }: QuoteResult): number | undefined =>
  /^[1-9]\d{0,3}$/.test(number) && Number(number) <= ofertas.length ? Number(number) - 1 : undefined;
