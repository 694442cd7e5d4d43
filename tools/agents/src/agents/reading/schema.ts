import { catalogueIn, kindIn, type Field } from './field';
import { isObject, listOf, textOf, type Json } from './json';

/** Returns the fields in the schema of a tool's arguments. */
export function fieldsOfSchema({ properties }: Json, path = ''): Field[] {
  return Object.entries((properties ?? {}) as Record<string, Json>).flatMap(([name, property]) =>
    isObject(property.properties) ? fieldsOfSchema(property, `${path}${name}.`) : [fieldOf(path + name, property)],
  );
}

function fieldOf(campo: string, node: Json): Field {
  const words = textOf(node.description) ?? '';
  const types = typesOf(node);
  const values = listOf(node.enum).filter((value) => typeof value === 'string');
  return {
    campo,
    tipo: kindOf(types) ?? kindIn(words),
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

function kindOf(types: readonly string[]): Field['tipo'] {
  if (types.includes('boolean')) return 'booleano';
  return types.includes('integer') || types.includes('number') ? 'número' : undefined;
}
