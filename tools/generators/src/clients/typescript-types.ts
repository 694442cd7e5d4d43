import { format } from 'prettier';
import {
  describedObjects,
  describedOperations,
  type DescribedOperation,
  type DescribedProperty,
  type DescribedType,
  type OpenApi,
} from './described-types';

const HEAD = '// Generated from openapi.json by `npm run generate`.\n';

/** Returns the types of the interface in TypeScript: an interface for each object, and all operations by their names. */
export function typeScriptTypes(openApi: OpenApi): Promise<string> {
  const objects = describedObjects(openApi).map(
    ({ name, description, properties }) =>
      comment(description) +
      (properties.length === 0
        ? `export type ${name} = Record<string, never>;\n`
        : `export interface ${name} {\n${properties.map(property).join('')}}\n`),
  );
  const operations = describedOperations(openApi).map(operation);
  const all = `/** Every operation, by its name. */\nexport interface Operations {\n${operations.join('')}}\n`;
  return format([HEAD, ...objects, all].join('\n'), { parser: 'typescript', singleQuote: true, printWidth: 120 });
}

function operation({ id, summary, method, path, query, body, result }: DescribedOperation): string {
  const parts = [
    `method: '${method}';`,
    `path: '${path}';`,
    `query: ${query.length > 0 ? `{\n${query.map(property).join('')}}` : 'undefined'};`,
    `body: ${body ? typeText(body) : 'undefined'};`,
    `result: ${typeText(result)};`,
  ];
  return `${comment(summary)}${id}: {\n${parts.join('\n')}\n};\n`;
}

function property({ name, type, isRequired, description }: DescribedProperty): string {
  return `${comment(description)}${name}${isRequired ? '' : '?'}: ${typeText(type)};\n`;
}

const comment = (text?: string): string =>
  text ? `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n` : '';

const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function typeText(type: DescribedType): string {
  switch (type.kind) {
    case 'plain':
      return PLAIN[type.name];
    case 'named':
      return type.name;
    case 'literals':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'list':
      return `readonly (${typeText(type.of)})[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(type.of)}>>`;
    case 'union':
      return type.of.map(typeText).join(' | ');
  }
}
