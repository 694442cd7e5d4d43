import type { JsonSchema } from '@cotiza/contract';

/** What descriptions say of a form that the keywords beside them already say. */
const SAID_BY_KEYWORDS = [
  / Formato: uno de los valores permitidos, tal cual\./,
  / Formato: true o false\./,
  /(?<= Formato: )uno de los valores permitidos, tal cual; /,
  /(?<= Formato: )(?:de \d+ a|hasta) \d+ caracteres, /,
];

/** A class of what is refused: it is long, no model reads it, and the description says the form. */
const CLASS_OF_THE_REFUSED = '[^';

/**
 * A schema as a model can afford to read it: without patterns that say at length what is refused, without examples, and
 * without saying anything twice.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword, value]) => isPlain(keyword, value));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, plainValue(keyword, value)]));
}

function isPlain(keyword: string, value: unknown): boolean {
  if (keyword === 'pattern') return !(value as string).includes(CLASS_OF_THE_REFUSED);
  return keyword !== 'examples';
}

function plainValue(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'properties': {
      const properties = Object.entries(value as Readonly<Record<string, JsonSchema>>);
      return Object.fromEntries(properties.map(([name, schema]) => [name, plainSchema(schema)]));
    }
    case 'items':
      return plainSchema(value as JsonSchema);
    case 'description':
      return SAID_BY_KEYWORDS.reduce((text, said) => text.replace(said, ''), value as string);
    default:
      return value;
  }
}
