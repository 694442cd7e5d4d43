import type { Condition } from '../model/condition';
import type { CoherenceRule } from '../model/field';
import type { Fault } from './fault';

/** Returns true for a fault that asks to leave something out. It gets no question: an answer would be another contradiction. */
export const asksToLeaveOut = ({ codigo }: Pick<Fault, 'codigo'> | Pick<CoherenceRule, 'codigo'>): boolean =>
  codigo === 'contradiccion' || codigo === 'no_documentado';

/** Returns the smallest value that keeps a rule, where the rule has a limit: a number from it on, or any but zero. */
export function leastOf(path: string, { brokenWhen }: CoherenceRule): Pick<Fault, 'minimo'> {
  const parts: readonly Condition[] = 'all' in brokenWhen ? brokenWhen.all : [brokenWhen];
  for (const part of parts) {
    if ('below' in part && part.field === path) return { minimo: part.below };
    if ('in' in part && part.field === path && part.in.includes(0)) return { minimo: 1 };
  }
  return {};
}
