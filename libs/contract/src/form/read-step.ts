import type { InsuranceLine } from '../lines';
import type { Scalar } from '../model/condition';
import type { Json } from '../validation/compile-condition';
import { askedFields } from './asked-fields';
import { valueAt, withValue } from '../validation/body-values';
import type { FormField } from './form-field';
import { FORM_STEPS, type FormStep } from './form-steps';
import { DAY_BOXES, dayBox, readField } from './form-text';

/** Values by dotted path; undefined removes the value. */
export type FieldChanges = Readonly<Record<string, Scalar | null | undefined>>;

/** Name of the box that stands for null, beside its field. */
export const noneBox = (path: string): string => `${path}.ninguno`;

/** The names that a posted step may have. */
export const namesOf = ({ fields }: FormStep): readonly string[] =>
  [...fields.values()].flatMap(({ path, row, control }) => [
    path,
    ...(row.form?.none === undefined ? [] : [noneBox(path)]),
    ...(control === 'day' ? DAY_BOXES.map((box) => dayBox(path, box)) : []),
  ]);

/**
 * Returns what the texts of a posted step change in a body. What no longer fits the answers is removed, in every step.
 *
 * @param typed the texts by name; a field that was not shown has none
 */
export function readStep(
  line: InsuranceLine,
  step: FormStep,
  body: Json,
  typed: ReadonlyMap<string, string>,
): FieldChanges {
  const said = new Map<string, Scalar | null | undefined>();
  for (const field of step.fields.values()) {
    const text = typed.get(field.path);
    if (text === undefined) continue;
    said.set(field.path, typed.has(noneBox(field.path)) ? null : readField(field.row, text));
  }
  const asked = askedFields(line, changed(body, said));
  for (const [path, value] of said) {
    if (value === undefined && asked.get(path)?.isRequired && mayBeEmpty(step.fields.get(path))) said.set(path, '');
  }
  for (const { fields } of FORM_STEPS[line]) {
    for (const path of fields.keys()) if (!asked.has(path)) said.set(path, undefined);
  }
  return Object.fromEntries([...said].filter(([path, value]) => value !== valueAt(body, path)));
}

/** An empty text is an answer to these fields, such as no second surname. */
const mayBeEmpty = (field: FormField | undefined): boolean =>
  field?.row.kind.type === 'text' && field.row.kind.minLength === 0;

/** Returns a body with other values at some paths. */
function changed(body: Json, values: ReadonlyMap<string, unknown>): Json {
  return [...values].reduce((made, [path, value]) => withValue(made, path, value), body);
}
