/** A value of a request that a condition can name. */
export type Scalar = string | number | boolean;

/**
 * The condition under which something is required, forbidden or incoherent, as data. The validator enforces it, `requisitos`
 * prints it and the JSON Schema contains it. `field` is the dotted path from the root of the body.
 */
export type Condition =
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly field: string; readonly present: boolean }
  | { readonly field: string; readonly below: number }
  | { readonly field: string; readonly belowField: string }
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition };

export const is = (field: string, ...values: Scalar[]): Condition => ({ field, in: values });
export const isSent = (field: string): Condition => ({ field, present: true });
export const isNotSent = (field: string): Condition => ({ field, present: false });
/** A number under a fixed bound. */
export const isBelow = (field: string, below: number): Condition => ({ field, below });
/** A number under another field's, or a date before another field's. */
export const isBelowField = (field: string, belowField: string): Condition => ({ field, belowField });
export const all = (...conditions: Condition[]): Condition => ({ all: conditions });
export const not = (condition: Condition): Condition => ({ not: condition });

/** Returns every field path that a condition reads. */
export function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return 'belowField' in condition ? [condition.field, condition.belowField] : [condition.field];
}
