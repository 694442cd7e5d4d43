import type { Field } from './field';

/** Returns the values of an enumerated field that the service quotes, and none for any other field. */
export function allowedValues(field: Field): readonly string[] {
  if (field.kind.type !== 'choice') return [];
  const { values } = field.kind.enumeration;
  const only = field.unsupported?.allBut;
  return only ? values.filter((value) => only.includes(value)) : values;
}
