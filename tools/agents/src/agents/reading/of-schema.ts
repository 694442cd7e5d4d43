import { catalogueIn, kindIn } from './form-words';
import { isObject, listOf, textOf, type Json } from './json';
import type { KnownField } from './known-field';

/** The fields that the schema of a tool's arguments has, with what it says of each. */
export const fieldsOfSchema = (schema: Json): KnownField[] => fieldsBelow(schema, schema, '');

function fieldsBelow(node: Json, root: Json, path: string): KnownField[] {
  const { properties } = resolved(node, root);
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property)) return [];
    const campo = path === '' ? name : `${path}.${name}`;
    const of = resolved(property, root);
    return isObject(of.properties) ? fieldsBelow(of, root, campo) : [fieldOf(campo, of)];
  });
}

/** A node with what it refers to. */
function resolved(node: Json, root: Json): Json {
  const [, ...path] = (textOf(node.$ref) ?? '').split('/');
  if (path.length === 0) return node;
  const target = path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), root);
  return isObject(target) ? { ...resolved(target, root), ...node } : node;
}

function fieldOf(campo: string, node: Json): KnownField {
  const words = textOf(node.description) ?? '';
  const types = typesOf(node);
  const values = listOf(node.enum).filter((value) => typeof value === 'string');
  return {
    campo,
    tipo: kindOf(types, node) ?? kindIn(words),
    form: words === '' ? undefined : words,
    choices: values.length > 0 ? values.map((valor) => ({ valor })) : undefined,
    catalogue: catalogueIn(words),
    ...(types.includes('null') || node.nullable === true ? { takesNull: true } : {}),
  };
}

const typesOf = ({ type, anyOf }: Json): string[] => [
  ...(typeof type === 'string' ? [type] : listOf(type).map(String)),
  ...listOf(anyOf).filter(isObject).flatMap(typesOf),
];

function kindOf(types: readonly string[], { format }: Json): KnownField['tipo'] {
  if (format === 'date') return 'fecha';
  if (types.includes('boolean')) return 'booleano';
  return types.includes('integer') || types.includes('number') ? 'número' : undefined;
}
