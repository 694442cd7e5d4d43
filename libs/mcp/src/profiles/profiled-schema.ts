import type { JsonSchema } from '@cotiza/contract';
import { type Profile, DEFAULT_OPTIONS, type ClientOptions } from './profile';
import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { REQUEST_ID } from '../request-id';
import { offersAppToolMeta } from '../offers-app/offers-app';
import type { Tool } from '../tool';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Optional properties and unions that one strict tool of Anthropic may have. */
const ANTHROPIC_OPTIONAL_AT_MOST = 24;

/**
 * Returns the schema of a tool's arguments for a profile, the required ones first: generators of clients make parameters of them in
 * this order (mcporter 0.12.3: no valid TypeScript otherwise). The service accepts the same from all: null means left out, and an
 * object of any form may come as its JSON.
 */
export function profiledSchema(schema: JsonSchema, profile: Profile): JsonSchema {
  const whole = inProfile(schema, profile);
  const { properties = {}, required = [] } = whole as { properties?: Properties; required?: readonly string[] };
  const names = [...required, ...Object.keys(properties)];
  return { ...whole, properties: Object.fromEntries(names.map((name) => [name, properties[name]])) };
}

function inProfile(schema: JsonSchema, profile: Profile): JsonSchema {
  switch (profile) {
    case 'openai':
      return rewritten(schema, { isClosed: true, isNullable: () => true, takesTypeLists: true });
    case 'anthropic': {
      let nullable = optionalIn(schema) - ANTHROPIC_OPTIONAL_AT_MOST;
      return rewritten(schema, { isClosed: true, isNullable: () => nullable-- > 0 });
    }
    case 'gemini':
      return rewritten(schema, { isClosed: false, isNullable: () => false });
    default:
      return loosened(schema);
  }
}

const isBlock = ({ properties }: JsonSchema): boolean => properties !== undefined;

/**
 * Returns a schema by which no program withholds a call that the service would answer with its questions: several judge a call by
 * the schema themselves, and some name no field. A tool with blocks requires the blocks alone, and objects take any key. Any data
 * may come as its JSON: some programs empty an object without properties, and mcp-use closes one that does not say that it is open.
 */
function loosened(schema: JsonSchema, isBelow = false): JsonSchema {
  if (schema.type !== 'object') return schema;
  const { type, properties, required = [], additionalProperties: _closed, ...others } = schema;
  if (properties === undefined) return { type: ['object', 'string'], additionalProperties: true, ...others };
  const parts = Object.entries(properties as Properties);
  const blocks = parts.filter(([, part]) => isBlock(part)).map(([name]) => name);
  const asked = (required as readonly string[]).filter((name) => blocks.length === 0 || blocks.includes(name));
  return {
    ...{ type, ...others },
    properties: Object.fromEntries(parts.map(([name, part]) => [name, loosened(part, true)])),
    ...(isBelow || asked.length === 0 ? {} : { required: asked }),
  };
}

interface Rewriting {
  /** Leaves a list as `type`; any other takes a choice of types. */
  readonly takesTypeLists?: boolean;
  /** Adds `additionalProperties: false` to objects. */
  readonly isClosed: boolean;
  /** Called for each optional property in turn. Returns true to require it, as null where there is nothing to send. */
  readonly isNullable: () => boolean;
}

function rewritten(schema: JsonSchema, how: Rewriting): JsonSchema {
  if (schema.type !== 'object') return how.takesTypeLists ? schema : withoutTypeList(schema);
  const { properties, additionalProperties: _closed, required = [], ...others } = schema;
  // A place for any data: no vendor accepts an object without properties.
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

function withoutTypeList({ type, ...others }: JsonSchema): JsonSchema {
  return Array.isArray(type) ? { ...others, anyOf: type.map((one: unknown) => ({ type: one })) } : { type, ...others };
}

const asJson = (description: unknown) => `${description as string} Como texto: el JSON de un objeto.`;

const orNull = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...(description === undefined ? {} : { description }),
  anyOf: [schema, { type: 'null' }],
});

/** Counts the optional properties of a schema, nested ones included. */
function optionalIn({ properties, required = [] }: JsonSchema): number {
  const sent = required as readonly string[];
  return Object.entries((properties ?? {}) as Properties).reduce(
    (count, [name, property]) => count + (sent.includes(name) ? 0 : 1) + optionalIn(property),
    0,
  );
}

/** Returns the keys of a result with their types, which is what directories want to know of it. */
function outlineOf({ properties, required = [] }: JsonSchema): JsonSchema {
  const kept = Object.entries(properties as Properties).filter(([name]) => name !== REQUEST_ID);
  const always = (required as readonly string[]).filter((name) => name !== REQUEST_ID);
  return {
    type: 'object',
    properties: Object.fromEntries(kept.map(([name, { type }]) => [name, { type }])),
    ...(always.length > 0 ? { required: always } : {}),
  };
}

/**
 * Returns the schema of a result where programs or directories ask for it. Any other client that has one gives its model the
 * structured part, which is longer than the text.
 */
function outputSchemaOf({ outputSchema }: Tool, { wantsWhole, isForDirectory }: ClientOptions): JsonSchema | undefined {
  if (isForDirectory) return outlineOf(outputSchema);
  return wantsWhole ? outputSchema : undefined;
}

/** Returns a tool as the protocol lists it. Only quoting reaches others, and does so again when it is repeated. */
export function listed(tool: Tool, options: ClientOptions = DEFAULT_OPTIONS): ListedTool {
  const { description, inputSchema } = { ...tool, ...(options.isForDirectory ? tool.inDirectory : {}) };
  const outputSchema = outputSchemaOf(tool, options);
  return {
    name: tool.name,
    title: tool.title,
    description,
    inputSchema: profiledSchema(inputSchema, options.profile) as ListedTool['inputSchema'],
    ...(outputSchema ? { outputSchema: outputSchema as ListedTool['outputSchema'] } : {}),
    annotations: {
      readOnlyHint: tool.isReadOnly,
      destructiveHint: false,
      idempotentHint: tool.isReadOnly,
      openWorldHint: !tool.isReadOnly,
    },
    ...(tool.showsOffers ? { _meta: offersAppToolMeta(tool) } : {}),
  };
}
