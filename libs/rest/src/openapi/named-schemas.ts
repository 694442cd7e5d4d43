import type { JsonSchema } from '@cotiza/contract';

export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Takes schemas apart, so that generators of clients make a type with a name of every object in them. A schema that stands
 * inside another becomes a reference to it. An object that has no name takes that of what holds it and of its property:
 * `holder` of `CarRequest` is `CarRequestHolder`.
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
    named[byPlace] = inner;
    return refTo(byPlace);
  };
  for (const [own, schema] of Object.entries(schemas)) named[own] = withNamedParts(schema, own, name);
  return named;
}

type Name = (schema: JsonSchema, byPlace: string) => JsonSchema;

/** A schema with its parts replaced, each called by where it stands. */
function withNamedParts(schema: JsonSchema, place: string, name: Name): JsonSchema {
  const parts = Object.entries(schema).map(
    ([keyword, value]) => [keyword, partOf(keyword, value, place, name)] as const,
  );
  return Object.fromEntries(parts);
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

/** Returns true for an object with keys of its own, nullable or not. */
const hasProperties = ({ type, properties }: JsonSchema) =>
  properties !== undefined && (type === 'object' || (Array.isArray(type) && type.includes('object')));

/** `year_built` as part of the name of a type: `YearBuilt`. */
const pascal = (property: string) => property.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
