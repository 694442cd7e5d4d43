import type { JsonSchema } from '@cotiza/contract';

/** What descriptions say of a form that the keywords beside them already say. */
const SAID_BY_KEYWORDS = [' Formato: uno de los valores permitidos, tal cual.', ' Formato: true o false.'];

/** Classes of Unicode: many readers of patterns do not know them, and fail on the whole schema. */
const UNICODE_CLASS = '\\p{';

/**
 * A schema as every client can take it and a model can afford to read: without patterns that only some languages
 * compile, whose form the description says, without examples, and without saying anything twice.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword, value]) => isPlain(keyword, value));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, plainValue(keyword, value)]));
}

function isPlain(keyword: string, value: unknown): boolean {
  if (keyword === 'pattern') return !(value as string).includes(UNICODE_CLASS);
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
