import type { Condition } from '../model/condition';
import type { CoherenceRule } from '../model/field';
import type { Fault } from './fault';

/** What asks for something to be left out is no reason to put a question: the answer would be another contradiction. */
export const asksToLeaveOut = ({ codigo }: Pick<Fault, 'codigo'> | Pick<CoherenceRule, 'codigo'>): boolean =>
  codigo === 'contradiccion' || codigo === 'no_documentado';

/** The least value of a field that keeps a rule, where the rule itself says it. */
export function leastOf(path: string, { brokenWhen }: CoherenceRule): Pick<Fault, 'minimo'> {
  const parts: readonly Condition[] = 'all' in brokenWhen ? brokenWhen.all : [brokenWhen];
  for (const part of parts) if ('below' in part && part.field === path) return { minimo: part.below };
  return {};
}
