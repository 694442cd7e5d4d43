import { guaranteeOf } from '@cotiza/contract';
import { listed, lowerFirst } from '@cotiza/kernel';
import type { QuoteResult } from '../answers/quote-result';
import { offersByLevel, type OffersOfLevel } from './offers-by-level';
import { excessInWords } from './offers-in-words';

/** The offers of one level, with what the level adds to the one before. */
export interface LevelInWords extends OffersOfLevel {
  /** `+ lunas, incendio y robo`, or the excess of its first offer; null where neither is known. */
  readonly adds: string | null;
}

/** The rule for the level that is open first. A distributor without advice recommends none (RDL 3/2020, art. 175). */
export const LEVEL_RULE =
  'Los niveles van de menos a más cobertura. Se abre el primero, o el de la oferta que elijas: es un orden, no una recomendación.';

type Levelled = Pick<QuoteResult, 'ramo' | 'ofertas' | 'mejor_por_nivel'>;

/** Returns the levels of a result with offers, from least to most cover. */
export function levelsInWords(result: Levelled): readonly LevelInWords[] {
  return offersByLevel(result).map((level) => ({ ...level, adds: addition(result, level) }));
}

function addition({ ramo, ofertas, mejor_por_nivel: best }: Levelled, { level, places }: OffersOfLevel) {
  const at = best.findIndex(({ nivel }) => nivel === level);
  const added = at < 1 ? [] : (best[at]?.anade ?? []);
  if (added.length > 0) return `+ ${listed(added.map((code) => lowerFirst(guaranteeOf(ramo, code)?.name ?? code)))}`;
  const franquicia = ofertas[places[0] ?? -1]?.franquicia ?? null;
  return franquicia === 0 ? excessInWords(franquicia) : null;
}
