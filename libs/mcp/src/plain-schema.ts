import type { JsonSchema } from '@cotiza/contract';

/** Lists up to this size are written out; longer ones are in the requirements, or looked up. */
const WRITTEN_OUT_AT_MOST = 12;

/**
 * A schema as a model can afford to read it, and every vendor of models takes it: names, types, short lists, and what is always
 * sent. What else a field asks for is in the requirements and in the faults, and the service judges it; lengths, limits, patterns
 * and formats are keywords that one vendor or another refuses.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const { type, properties, required, items, additionalProperties } = schema;
  if (Array.isArray(type)) return { anyOf: type.map((one: unknown) => ({ type: one })) };
  return {
    type,
    ...valuesOf(schema),
    ...(properties === undefined ? {} : { properties: plainProperties(properties as Properties) }),
    ...(items === undefined ? {} : { items: plainSchema(items as JsonSchema) }),
    ...(required === undefined ? {} : { required }),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
  };
}

type Properties = Readonly<Record<string, JsonSchema>>;

const plainProperties = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plainSchema(schema)]));

/**
 * Only texts have lists: not every vendor takes one of anything else. A list of one would make a model send it: what else is
 * true of the customer is for the service to refuse.
 */
function valuesOf({ type, enum: values }: JsonSchema): object {
  const list = values as readonly unknown[] | undefined;
  return type === 'string' && list && list.length <= WRITTEN_OUT_AT_MOST ? { enum: list } : {};
}
