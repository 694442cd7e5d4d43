import type { JsonSchema } from '@cotiza/contract';

export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Splits schemas, so that client generators make a named type of every object. A schema inside another becomes a reference.
 * Each has its name as title, and each constant text is an enumeration too, for generators that know only one of the two.
 * An object without a name gets that of its parent and of its property: `holder` of `CarRequest` is `CarRequestHolder`.
 */
export function namedSchemas(schemas: NamedSchemas): NamedSchemas {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  const named: Record<string, JsonSchema> = {};
  const name = (schema: JsonSchema, byPlace: string): JsonSchema => {
    const known = names.get(schema);
    if (known !== undefined) return refTo(known);
    const inner = withNamedParts(schema, byPlace, name);
    if (!hasProperties(schema)) return inner;
    if (byPlace in named || byPlace in schemas) throw new Error(`two schemas would be called ${byPlace}`);
    named[byPlace] = { title: byPlace, ...inner };
    return refTo(byPlace);
  };
  for (const [own, schema] of Object.entries(schemas))
    named[own] = { title: own, ...withNamedParts(schema, own, name) };
  return named;
}

type Name = (schema: JsonSchema, byPlace: string) => JsonSchema;

/** Returns a schema with its parts replaced, each named after its place. */
function withNamedParts(schema: JsonSchema, place: string, name: Name): JsonSchema {
  const parts = Object.entries(schema).map(
    ([keyword, value]) => [keyword, partOf(keyword, value, place, name)] as const,
  );
  return { ...Object.fromEntries(parts), ...(typeof schema.const === 'string' && { enum: [schema.const] }) };
}

function partOf(keyword: string, value: unknown, place: string, name: Name): unknown {
  switch (keyword) {
    case 'properties':
      return Object.fromEntries(
        Object.entries(value as NamedSchemas).map(([property, of]) => [property, name(of, place + pascal(property))]),
      );
    case 'items':
      return name(value as JsonSchema, place);
    case 'anyOf':
    case 'oneOf':
      return (value as readonly JsonSchema[]).map((of, index) => name(of, `${place}${index + 1}`));
    default:
      return value;
  }
}

/** Returns true for an object with properties, nullable or not. */
const hasProperties = ({ type, properties }: JsonSchema) =>
  properties !== undefined && (type === 'object' || (Array.isArray(type) && type.includes('object')));

/** Converts a property to a part of a type's name: `year_built` to `YearBuilt`. */
const pascal = (property: string) => property.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
