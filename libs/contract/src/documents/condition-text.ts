import { alternatives, listed } from '@cotiza/kernel';
import type { Condition, Scalar } from '../model/condition';

/** A condition in Spanish, for `cuando` and `no_enviar_si`: `holder.document_type es Nie o Passport`. */
export function conditionText(condition: Condition): string {
  if ('all' in condition) return listed(condition.all.map(conditionText));
  if ('not' in condition) return negationText(condition.not);
  if ('in' in condition) return `${condition.field} es ${anyOf(condition.in)}`;
  if ('present' in condition) return `${condition.present ? 'se envía' : 'no se envía'} ${condition.field}`;
  if ('below' in condition) return `${condition.field} es menor que ${condition.below}`;
  return `${condition.field} es menor que ${condition.belowField}`;
}

function negationText(condition: Condition): string {
  if ('in' in condition) return `${condition.field} no es ${anyOf(condition.in)}`;
  if ('present' in condition) return conditionText({ ...condition, present: !condition.present });
  return `no se cumple que ${conditionText(condition)}`;
}

const anyOf = (values: readonly Scalar[]): string => alternatives(values.map(String));
