type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** OpenAPI 3.1 has no `nullable`: null is one of the types of a schema, as in JSON Schema. */
export function withoutNullable<T>(document: T): T {
  return rewritten(document as Json) as T;
}

function rewritten(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return value.map(rewritten);
  const { nullable, ...others } = value as { readonly [key: string]: Json };
  const schema = nullable === true ? { ...others, type: [others.type!, 'null'] } : value;
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, rewritten(inner)]));
}

const isArray: (value: Json) => value is readonly Json[] = Array.isArray;
