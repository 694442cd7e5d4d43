import {
  describedObjects,
  describedOperations,
  type DescribedObject,
  type DescribedProperty,
  type DescribedType,
  type OpenApi,
} from './described-types';

const HEAD = `"""Types of the interface of Cotiza. Generated from openapi.json by \`npm run generate\`."""

from __future__ import annotations

from typing import List, Literal, Mapping, TypedDict, Union
`;

/** Returns the types of the interface in Python 3.10: a TypedDict for each object, and an alias for each choice of bodies. */
export function pythonTypes(openApi: OpenApi): string {
  const objects = describedObjects(openApi);
  const bodies = describedOperations(openApi).flatMap(({ id, body }) =>
    body?.kind === 'union' ? [`${className(id)}Body = ${typeText(body)}\n`] : [],
  );
  const names = [...objects.map(({ name }) => name), ...bodies.map((alias) => alias.split(' ')[0] ?? '')];
  const all = `__all__ = [\n${names.map((name) => `    "${name}",\n`).join('')}]\n`;
  return [HEAD, ...objects.map(typedDict), bodies.join(''), all].join('\n\n');
}

const className = (id: string) => id.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Python 3.10 has no NotRequired: what may be left out is in a class of its own. */
function typedDict({ name, description, properties }: DescribedObject): string {
  const optional = properties.filter(({ isRequired }) => !isRequired);
  const required = properties.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return dictClass(name, 'TypedDict, total=False', optional, description);
  if (optional.length === 0) return dictClass(name, 'TypedDict', required, description);
  const base = dictClass(`_${name}Optional`, 'TypedDict, total=False', optional);
  return `${base}\n\n${dictClass(name, `_${name}Optional`, required, description)}`;
}

function dictClass(name: string, bases: string, properties: readonly DescribedProperty[], description?: string) {
  const fields = properties.map((each) => `    ${each.name}: ${typeText(each.type)}\n${doc(each.description)}`);
  return `class ${name}(${bases}):\n${doc(description)}${fields.join('') || '    pass\n'}`;
}

/** Editors show a text that follows a field as its documentation. */
const doc = (text?: string): string => (text ? `    ${JSON.stringify(text.replace(/\s+/g, ' '))}\n` : '');

const PLAIN = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };

const literal = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

function typeText(type: DescribedType): string {
  switch (type.kind) {
    case 'plain':
      return PLAIN[type.name];
    case 'named':
      return type.name;
    case 'literals':
      return `Literal[${type.values.map(literal).join(', ')}]`;
    case 'list':
      return `List[${typeText(type.of)}]`;
    case 'map':
      return `Mapping[str, ${typeText(type.of)}]`;
    case 'union':
      return `Union[${type.of.map(typeText).join(', ')}]`;
  }
}
