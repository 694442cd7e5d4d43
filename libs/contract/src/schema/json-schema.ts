import type { Children, Field, Node } from '../model/field';
import { isNeededForEstimates } from '../model/estimate-part';
import { tables, type InsuranceLine } from '../lines';
import { estimateTables } from '../lines/estimates';
import { blockText } from '../documents/block-text';
import { conditionText } from '../documents/condition-text';
import { formatText } from '../documents/format-text';
import { allowedValues } from '../model/allowed-values';
import { conditionalSchemas, type JsonSchema } from './conditional-schemas';

/** Options for the schema of a table. */
interface Form {
  /** Returns true for a property that the schema requires. */
  readonly requires: (name: string, node: Node) => boolean;
  /** True when descriptions include the conditions, because the schema has no if/then. */
  readonly saysConditions: boolean;
}

const isAlwaysSent = (_name: string, { presence }: Node) => presence === 'always';
const JUDGED: Form = { requires: isAlwaysSent, saysConditions: false };
const PUBLISHED: Form = { requires: isAlwaysSent, saysConditions: true };
/** Requires what an estimate cannot do without. */
const FEW_FACTS: Form = { requires: (_name, node) => isNeededForEstimates(node), saysConditions: true };
/** Requires only the line, which selects the body. */
const IN_PART: Form = { requires: (name) => name === 'insurance_line', saysConditions: true };

/**
 * Returns the JSON Schema of a line's request body: closed objects, and an if/then for every condition that a schema can
 * express. The validator judges the rest: dates against today, one field against another, control letters, plates.
 */
export function bodySchema(line: InsuranceLine): JsonSchema {
  const table: Children = tables[line];
  return { ...objectSchema(table, JUDGED), allOf: conditionalSchemas(table) };
}

/** Returns the schema without if/then, which client generators ignore. Descriptions include the conditions instead. */
export const requestSchema = (line: InsuranceLine): JsonSchema => objectSchema(tables[line], PUBLISHED);

/** Returns the JSON Schema of any part of a line's request body, for a dry run. */
export const partialRequestSchema = (line: InsuranceLine): JsonSchema => objectSchema(tables[line], IN_PART);

/** Returns the JSON Schema of the body of a line's estimate, with conditions in its descriptions: few facts are enough. */
export const estimateSchema = (line: InsuranceLine): JsonSchema => objectSchema(estimateTables[line], FEW_FACTS);

function objectSchema(children: Children, form: Form): JsonSchema {
  const nodes = Object.entries(children);
  const properties = Object.fromEntries(nodes.map(([name, node]) => [name, nodeSchema(node, form)]));
  const required = nodes.filter(([name, node]) => form.requires(name, node)).map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false };
}

function nodeSchema(node: Node, form: Form): JsonSchema {
  const conditions = form.saysConditions ? conditionsOf(node) : '';
  if (node.node === 'block') {
    return { ...objectSchema(node.children, form), description: blockText(node) + conditions };
  }
  return { ...valueSchema(node), description: descriptionOf(node) + conditions };
}

/** Describes the conditions of a field or block. A block's own description has the one under which it is not sent. */
function conditionsOf(node: Node): string {
  const when = typeof node.presence === 'object' ? ` Obligatorio si ${conditionText(node.presence.when)}.` : '';
  if (node.node === 'block' || !node.forbiddenWhen) return when;
  return `${when} No se envía si ${conditionText(node.forbiddenWhen)}.`;
}

/** Describes a field for a model that reads only the schema: its meaning, its format and the place where values are listed. */
function descriptionOf(field: Field): string {
  const format = formatText(field);
  const list = field.catalogue && !format.includes(field.catalogue) ? ` Catálogo: ${field.catalogue}.` : '';
  return `${field.description} Formato: ${format}.${list}`;
}

function valueSchema(field: Field): JsonSchema {
  const { kind } = field;
  switch (kind.type) {
    case 'text':
      return {
        type: 'string',
        ...(kind.minLength > 0 ? { minLength: kind.minLength } : {}),
        maxLength: kind.maxLength,
        ...(kind.format ? { pattern: kind.format.pattern } : {}),
      };
    case 'choice': {
      const values = allowedValues(field);
      return values.length === 1 ? { type: 'string', const: values[0] } : { type: 'string', enum: values };
    }
    case 'boolean':
      return field.unsupported ? { type: 'boolean', const: !field.unsupported.values?.[0] } : { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    default:
      return {
        type: kind.nullable ? [kind.type, 'null'] : kind.type,
        minimum: kind.min,
        // Neither the current year nor the lack of a limit is a constant number.
        ...(Number.isFinite(kind.max) ? { maximum: kind.max } : {}),
      };
  }
}
