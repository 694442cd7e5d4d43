import { fieldsOf, is, type Condition } from '../model/condition';
import type { Children } from '../model/field';
import { walk } from '../model/walk';
import { isJsonObject } from '../validation/compile-condition';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Returns one if/then on the whole body for each condition of a table that JSON Schema can express. */
export function conditionalSchemas(table: Children): JsonSchema[] {
  const consequences = new Map<string, { if: JsonSchema; then: JsonSchema }>();
  const imply = (condition: Condition, then: JsonSchema) => {
    const key = JSON.stringify(condition);
    const known = consequences.get(key);
    consequences.set(key, { if: conditionSchema(condition), then: known ? merged(known.then, then) : then });
  };
  const broken: JsonSchema[] = [];
  walk(table, (node, path) => {
    if (typeof node.presence === 'object') imply(node.presence.when, mustHave(path));
    if (node.forbiddenWhen) imply(node.forbiddenWhen, mayOnlyBe(path, 'harmless' in node ? (node.harmless ?? []) : []));
    if (node.node === 'block') return;
    const { formatBy } = node;
    if (formatBy) {
      for (const [value, format] of Object.entries(formatBy.formats))
        imply(is(formatBy.field, value), at(path, { pattern: format.pattern }));
    }
    for (const { brokenWhen } of node.rules ?? []) {
      if (isSayable(brokenWhen)) broken.push({ not: { allOf: [present(path, {}), conditionSchema(brokenWhen)] } });
    }
  });
  return [...consequences.values(), ...broken];
}

/** Merges two consequences of one condition: required names add up, nested properties join. */
function merged(a: JsonSchema, b: JsonSchema): JsonSchema {
  const result: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const mine = result[key];
    if (Array.isArray(mine) && Array.isArray(value)) result[key] = [...(mine as unknown[]), ...(value as unknown[])];
    else if (isJsonObject(mine) && isJsonObject(value)) result[key] = merged(mine, value);
    else result[key] = value;
  }
  return result;
}

/** Returns true for a condition that JSON Schema can express: it cannot compare one field with another. */
export function isSayable(condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(isSayable);
  return 'not' in condition ? isSayable(condition.not) : !('belowField' in condition);
}

/** Wraps a schema of a field into one of the body, without requiring the field or its parents. */
function at(path: string, schema: JsonSchema | boolean): JsonSchema {
  return path.split('.').reduceRight((inner, name) => ({ properties: { [name]: inner } }), schema) as JsonSchema;
}

/** Wraps a schema of a field into one of the body that requires the field and its parents. */
function present(path: string, schema: JsonSchema): JsonSchema {
  return path
    .split('.')
    .reduceRight<JsonSchema>((inner, name) => ({ properties: { [name]: inner }, required: [name] }), schema);
}

/** The field or block is required, if the block that would hold it is there. */
function mustHave(path: string): JsonSchema {
  const { parent, name } = split(path);
  return parent === '' ? { required: [name] } : at(parent, { required: [name] });
}

function mayOnlyBe(path: string, harmless: readonly unknown[]): JsonSchema {
  return at(path, harmless.length === 0 ? false : { enum: harmless });
}

function split(path: string): { parent: string; name: string } {
  const dot = path.lastIndexOf('.');
  return { parent: path.slice(0, Math.max(dot, 0)), name: path.slice(dot + 1) };
}

/** Returns a schema that matches the bodies for which the condition holds. An undecided condition does not hold. */
function conditionSchema(condition: Condition): JsonSchema {
  if ('all' in condition) return { allOf: condition.all.map(conditionSchema) };
  if ('not' in condition) return { not: conditionSchema(condition.not) };
  if ('present' in condition) {
    const sent = present(condition.field, {});
    return condition.present ? sent : { not: sent };
  }
  if ('in' in condition) return present(condition.field, { enum: condition.in });
  if ('below' in condition) return present(condition.field, { type: 'number', exclusiveMaximum: condition.below });
  throw new Error(`JSON Schema cannot compare ${fieldsOf(condition).join(' with ')}`);
}
