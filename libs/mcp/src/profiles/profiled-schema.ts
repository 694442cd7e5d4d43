import type { JsonSchema } from '@cotiza/contract';
import type { Profile } from './profile';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Optional properties and unions that one strict tool of Anthropic may have. */
const ANTHROPIC_OPTIONAL_AT_MOST = 24;

/**
 * The arguments of a tool as a profile has them. The service takes the same from all: null says that something was left out, and
 * an object that takes anything may come as its JSON.
 */
export function profiledSchema(schema: JsonSchema, profile: Profile): JsonSchema {
  switch (profile) {
    case 'openai':
      return rewritten(schema, { isClosed: true, isNullable: () => true });
    case 'anthropic': {
      let nullable = optionalIn(schema) - ANTHROPIC_OPTIONAL_AT_MOST;
      return rewritten(schema, { isClosed: true, isNullable: () => nullable-- > 0 });
    }
    case 'gemini':
      return rewritten(schema, { isClosed: false, isNullable: () => false });
    default:
      return schema;
  }
}

interface Rewriting {
  /** Whether objects say that they take nothing else. */
  readonly isClosed: boolean;
  /** Asked of each optional property in turn: whether it is always sent instead, as null where there is nothing to send. */
  readonly isNullable: () => boolean;
}

function rewritten(schema: JsonSchema, how: Rewriting): JsonSchema {
  if (schema.type !== 'object') return schema;
  const { properties, additionalProperties: _closed, required = [], ...others } = schema;
  // A place for any data: no vendor takes an object of which nothing is said.
  if (properties === undefined) return { ...others, type: 'string', description: asJson(schema.description) };
  const sent = new Set(required as readonly string[]);
  const parts = Object.entries(properties as Properties).map(([name, property]): [string, JsonSchema] => {
    const becomesNullable = !sent.has(name) && how.isNullable();
    const part = rewritten(property, how);
    if (!becomesNullable) return [name, part];
    sent.add(name);
    return [name, orNull(part)];
  });
  return {
    ...others,
    properties: Object.fromEntries(parts),
    ...(sent.size > 0 ? { required: parts.map(([name]) => name).filter((name) => sent.has(name)) } : {}),
    ...(how.isClosed ? { additionalProperties: false } : {}),
  };
}

const asJson = (description: unknown) => `${description as string} Como texto: el JSON de un objeto.`;

const orNull = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...(description === undefined ? {} : { description }),
  anyOf: [schema, { type: 'null' }],
});

/** Properties of a schema, however deep, that need not be sent. */
function optionalIn({ properties, required = [] }: JsonSchema): number {
  const sent = required as readonly string[];
  return Object.entries((properties ?? {}) as Properties).reduce(
    (count, [name, property]) => count + (sent.includes(name) ? 0 : 1) + optionalIn(property),
    0,
  );
}
