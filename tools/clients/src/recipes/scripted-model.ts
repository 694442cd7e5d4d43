import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '@cotiza/contract';
import { BadRequest, type DeclaredTool, type JsonObject, type Model } from './model';

const ajv = addFormats(new Ajv2020({ strict: false }));

/**
 * A model that goes by a script: it asks what must be asked of a car, quotes with what its customer has said, and
 * hands on what it was told.
 *
 * @param body the arguments of the quotation, as the customer's answers come to
 */
export function scriptedModel(body: JsonObject): Model {
  const script = [
    { tool: 'obtener_requisitos', args: { ramo: 'coche' }, tells: 'cotizar_coche' },
    { tool: 'cotizar_coche', args: body, tells: 'aseguradora' },
  ];
  return ({ tools, results }) => {
    const told = results.at(-1)?.text ?? '';
    const tells = script[results.length - 1]?.tells;
    if (tells && !told.includes(tells)) throw new BadRequest(`what the tool told says no ${tells}: ${told}`);
    const step = script[results.length];
    if (!step) return { words: told };
    const tool = tools.find(({ name }) => name === step.tool);
    if (!tool) throw new BadRequest(`there is no tool ${step.tool}, only ${tools.map(({ name }) => name).join(', ')}`);
    return { call: { name: tool.name, args: heldTo(tool, step.args) } };
  };
}

/** Arguments as a model writes that is held to a schema: null stands for what has to be sent and is not known. */
function heldTo({ name, schema }: DeclaredTool, args: JsonObject): JsonObject {
  const held = withNulls(schema, args);
  const isTaken = ajv.compile(schema);
  if (!isTaken(held)) throw new BadRequest(`${name} does not take its arguments: ${ajv.errorsText(isTaken.errors)}`);
  return held;
}

function withNulls({ properties, required = [] }: JsonSchema, args: JsonObject): JsonObject {
  const schemas = (properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const missing = (required as string[]).filter((name) => args[name] === undefined);
  const sent = Object.entries(args).map(([name, value]): [string, unknown] => [
    name,
    isObject(value) ? withNulls(objectOf(schemas[name] ?? {}), value) : value,
  ]);
  return Object.fromEntries([...sent, ...missing.map((name): [string, unknown] => [name, null])]);
}

/** The object that a schema takes, which may be one of a choice. */
const objectOf = (schema: JsonSchema): JsonSchema =>
  (schema.anyOf as JsonSchema[] | undefined)?.find(({ type }) => type === 'object') ?? schema;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
