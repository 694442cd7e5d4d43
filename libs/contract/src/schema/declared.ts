import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a JSON Schema describes, as a type: an answer is said once, in its schema, and its type follows from it. */
export type Declared<S extends JSONSchema> = Kept<FromSchema<S>>;

/** Nothing of an answer is changed once it is made; keys that the schema does not name are nobody's to use. */
type Kept<T> = T extends readonly (infer Item)[]
  ? readonly Kept<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Kept<T[Key]> }
    : T;

export const text = <const D extends string>(description: D) => ({ type: 'string', description }) as const;

export const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description }) as const;

export const list = <const I extends JSONSchema>(items: I, description: string) =>
  ({ type: 'array', items, description }) as const;

/** An object of which every property is there, but for those that are named as optional. */
export const object = <const P extends Readonly<Record<string, JSONSchema>>, O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
) =>
  ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name as O)) as Exclude<keyof P & string, O>[],
  }) as const;
