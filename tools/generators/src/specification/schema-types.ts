interface KeySchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
}

interface Described {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, KeySchema>> }>>;
  };
}

/** Longer lists have a table of their own. */
const LISTED_VALUES = 10;

/** The type of each key of an answer, from its schema in the description of the interface. */
export function schemaTypes(openApi: string, schema: string): Readonly<Record<string, string>> {
  const { components } = JSON.parse(openApi) as Described;
  const described = components.schemas[schema];
  if (!described) throw new Error(`openapi.json has no schema ${schema}.`);
  return Object.fromEntries(Object.entries(described.properties).map(([key, value]) => [key, typeOf(value)]));
}

function typeOf({ type, enum: values, const: only }: KeySchema): string {
  if (only !== undefined) return `\`${only}\``;
  if (values && values.length > LISTED_VALUES) return `string, one of ${values.length}`;
  if (values) return values.map((value) => `\`${value}\``).join(' or ');
  return [type ?? 'object'].flat().join(' or ');
}
