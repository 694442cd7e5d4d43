import type { FigureName, PersonaFigures } from './figures';
import { limitsFor } from './thresholds.data';

/** A figure beside what it is held to. */
export interface Verdict {
  readonly persona: string;
  readonly door: string;
  readonly figure: FigureName;
  readonly value: number;
  readonly must: 'be at least' | 'be at most';
  readonly limit: number;
  readonly isKept: boolean;
}

/** More is better; of all others, less is. */
const MORE_IS_BETTER: ReadonlySet<FigureName> = new Set(['quoted', 'offers', 'levels', 'detailed', 'estimated']);

/** Every figure beside its threshold. */
export const verdictsOf = (figures: readonly PersonaFigures[]): Verdict[] =>
  figures.flatMap(({ persona, door, figures: counted }) =>
    Object.entries(limitsFor(persona, door)).map(([name, limit]) => {
      const figure = name as FigureName;
      const value = counted[figure];
      const isMore = MORE_IS_BETTER.has(figure);
      const isKept = isMore ? value >= limit : value <= limit;
      return { persona, door, figure, value, must: isMore ? 'be at least' : 'be at most', limit, isKept };
    }),
  );

/**
 * How good a door is for agents: 100 where every figure keeps its threshold, and less the more of them do not and the further they are
 * from it.
 */
export function scoreOf(verdicts: readonly Verdict[]): number {
  const marks = verdicts.map(markOf);
  const sum = marks.reduce((all, mark) => all + mark, 0);
  return marks.length === 0 ? 0 : Math.floor((1000 * sum) / marks.length) / 10;
}

/** 1 for a threshold that is kept; otherwise the part of it that is reached. */
function markOf({ isKept, must, value, limit }: Verdict): number {
  if (isKept) return 1;
  return must === 'be at least' ? value / limit : limit / value;
}
