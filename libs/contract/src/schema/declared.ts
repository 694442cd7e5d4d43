import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The TypeScript type of the values of a JSON Schema, so that an answer is declared once. */
export type Declared<S extends JSONSchema> = Kept<FromSchema<S>>;

/** Makes an answer read-only and removes the index signature of keys that the schema does not name. */
type Kept<T> = T extends readonly (infer Item)[]
  ? readonly Kept<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Kept<T[Key]> }
    : T;

export const text = <const D extends string>(description: D) => ({ type: 'string', description }) as const;

export const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description }) as const;

export const list = <const I extends JSONSchema>(items: I, description: string) =>
  ({ type: 'array', items, description }) as const;

/** Makes an object schema whose properties are required, except for those named as optional. */
export const object = <const P extends Readonly<Record<string, JSONSchema>>, O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
) =>
  ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name as O)) as Exclude<keyof P & string, O>[],
  }) as const;
