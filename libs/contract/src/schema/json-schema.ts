import type { Children, Field, Node } from '../model/field';
import { tables, type InsuranceLine } from '../tables';
import { blockText } from '../documents/block-text';
import { formatText } from '../documents/format-text';
import { allowedValues } from '../validation/fault-maker';
import { conditionalSchemas } from './conditional-schemas';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of a line's request body: closed objects, and an if/then for every condition that a schema can say.
 * What it cannot say (dates against today, one field against another, control letters, plates) the validator judges.
 */
export function bodySchema(line: InsuranceLine): JsonSchema {
  const table: Children = tables[line];
  return { ...objectSchema(table), allOf: conditionalSchemas(table) };
}

function objectSchema(children: Children): JsonSchema {
  const properties = Object.fromEntries(Object.entries(children).map(([name, node]) => [name, nodeSchema(node)]));
  const required = Object.keys(children).filter((name) => children[name]!.presence === 'always');
  return { type: 'object', properties, required, additionalProperties: false };
}

function nodeSchema(node: Node): JsonSchema {
  if (node.node === 'block') return { ...objectSchema(node.children), description: blockText(node) };
  return { ...valueSchema(node), description: descriptionOf(node) };
}

/** A model that reads the schema alone must know what is asked, in which form, and where the values are listed. */
function descriptionOf(field: Field): string {
  const list = field.catalogue ? ` Catálogo: ${field.catalogue}.` : '';
  return `${field.description} Formato: ${formatText(field)}.${list}`;
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
      return field.unsupported ? { type: 'boolean', const: !field.unsupported.values![0] } : { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    default:
      return {
        type: kind.nullable ? [kind.type, 'null'] : kind.type,
        minimum: kind.min,
        ...(kind.max === 'current-year' ? {} : { maximum: kind.max }),
      };
  }
}
