import { levelsOf, type CoverLevel } from '@cotiza/contract';
import type { QuoteResult } from '../answers/quote-result';

/** Offers of one level, by their places among those of the result, cheapest first. */
export interface OffersOfLevel {
  /** Its code; null for the offers of no level of the line. */
  readonly level: string | null;
  readonly name: string;
  /** Its description, in one sentence. */
  readonly means: string;
  readonly places: readonly number[];
}

const OF_NO_LEVEL: CoverLevel = {
  name: 'Sin nivel comparable',
  means: 'Cada aseguradora las llama a su manera: mira qué incluye cada una.',
};

/** Groups the offers of a result by level, from least to most cover; those of none come last. Levels without offers are left out. */
export function offersByLevel({ ramo, ofertas }: Pick<QuoteResult, 'ramo' | 'ofertas'>): readonly OffersOfLevel[] {
  const levels = levelsOf(ramo);
  const known = Object.keys(levels);
  const placesOf = (isOfIt: (level: string | null) => boolean) =>
    ofertas.flatMap(({ nivel }, place) => (isOfIt(nivel) ? [place] : []));
  return [
    ...Object.entries(levels).map(([level, { name, means }]) => ({
      level,
      name,
      means,
      places: placesOf((nivel) => nivel === level),
    })),
    { level: null, ...OF_NO_LEVEL, places: placesOf((nivel) => nivel === null || !known.includes(nivel)) },
  ].filter(({ places }) => places.length > 0);
}

/** The most offers that are compared at once. */
export const SIDE_BY_SIDE = 3;
