import type { Condition, Scalar } from '../model/condition';

/** A condition in Spanish, for `cuando` and `no_enviar_si`: `holder.document_type es Nie o Passport`. */
export function conditionText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(conditionText).join(' y ');
  if ('not' in condition) return negationText(condition.not);
  if ('in' in condition) return `${condition.field} es ${alternatives(condition.in)}`;
  if ('present' in condition) return `${condition.present ? 'se envía' : 'no se envía'} ${condition.field}`;
  if ('below' in condition) return `${condition.field} es menor que ${condition.below}`;
  return `${condition.field} es menor que ${condition.belowField}`;
}

function negationText(condition: Condition): string {
  if ('in' in condition) return `${condition.field} no es ${alternatives(condition.in)}`;
  if ('present' in condition) return conditionText({ ...condition, present: !condition.present });
  return `no se cumple que ${conditionText(condition)}`;
}

function alternatives(values: readonly Scalar[]): string {
  return values.length < 2 ? String(values[0]) : `${values.slice(0, -1).join(', ')} o ${values[values.length - 1]}`;
}
