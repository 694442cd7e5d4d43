import { markup, type Markup } from '@cotiza/kernel';
import { arePaidAlike, levelsInWords, type LevelInWords, type QuoteResult } from '@cotiza/quoting';
import type { PageOffer } from './page-offers';

/** Name of the query parameter with the open level. */
export const LEVEL_PARAMETER = 'nivel';

/** In the address, the offers of no level. */
export const NO_LEVEL = 'otros';

/** Name of the query parameter that shows every offer of the open level. */
export const ALL_PARAMETER = 'todas';

/** Offers of a level that are shown at first, in the order of the page: a telephone reads no more at once. */
const SHOWN_AT_FIRST = 12;

/** A level with more insurers than this shows fewer offers at first: the names of its insurers make the filter long. */
const MANY_INSURERS = 24;
const SHOWN_OF_MANY = 6;

/**
 * Returns the offers of a level that are shown: the first ones, or all where they are asked for, or where a later one is marked or
 * chosen.
 *
 * @param places positions of the marked offers among those of the result
 */
export function shownOffers(
  { offers }: Pick<PageLevel, 'offers'>,
  isAll: boolean,
  places: readonly number[],
): readonly PageOffer[] {
  const insurers = new Set(offers.map(({ said }) => said.insurer)).size;
  const first = insurers > MANY_INSURERS ? SHOWN_OF_MANY : SHOWN_AT_FIRST;
  const later = offers.slice(first);
  const isNeeded = later.some(({ number, isChosen }) => isChosen || places.includes(number - 1));
  return isAll || isNeeded ? offers : offers.slice(0, first);
}

export interface PageLevel extends Omit<LevelInWords, 'level' | 'places'> {
  /** Its value of the parameter. */
  readonly code: string;
  readonly offers: readonly PageOffer[];
}

/** Returns the levels with offers, from least to most cover. */
export const pageLevels = (result: QuoteResult, offers: readonly PageOffer[]): readonly PageLevel[] =>
  levelsInWords(result).map(({ level, name, means, adds, places }) => ({
    ...{ code: level ?? NO_LEVEL, name, means, adds },
    offers: places.flatMap((place) => offers[place] ?? []),
  }));

/**
 * Returns the level that is shown: the one asked for, that of the first marked offer, that of the chosen one, or the first.
 *
 * @param asked unchecked value of the parameter
 */
export function openLevel(
  levels: readonly PageLevel[],
  asked: unknown,
  marked: readonly number[],
): PageLevel | undefined {
  const has = (isIt: (offer: PageOffer) => boolean) => levels.find(({ offers }) => offers.some(isIt));
  return (
    levels.find(({ code }) => code === asked) ??
    has(({ number }) => number - 1 === marked[0]) ??
    has(({ isChosen }) => isChosen) ??
    levels[0]
  );
}

/**
 * Renders the levels with their lowest price and what each adds to the one before; null where there is only one.
 *
 * @param parameters the query of the page, with the open level
 */
export function levelLinks(
  result: QuoteResult,
  levels: readonly PageLevel[],
  parameters: Readonly<Record<string, string>>,
): Markup | null {
  if (levels.length < 2) return null;
  const isCheapestFirst = arePaidAlike(result.ofertas);
  const links = levels.map(({ code, name, offers, adds }) => {
    const [first] = offers;
    const isOpen = code === parameters[LEVEL_PARAMETER];
    const from = isCheapestFirst && offers.length > 1 ? 'desde ' : '';
    const said =
      first === undefined ? null : markup`<span class="lowest">${from}<strong>${first.said.price}</strong></span>`;
    return markup`<li><a href="${queryOf({ ...parameters, [LEVEL_PARAMETER]: code })}#ofertas"${isOpen ? markup` aria-current="true"` : null}><span class="name">${name}</span> ${said} <span class="adds">${adds ?? first?.said.period ?? ''}</span></a></li>`;
  });
  return markup`<nav aria-label="Nivel de cobertura"><ul class="levels" role="list">${links}</ul></nav>`;
}

export const queryOf = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return `?${new URLSearchParams(Object.fromEntries(given)).toString()}`;
};
