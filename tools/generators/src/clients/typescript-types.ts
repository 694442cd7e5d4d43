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

/** Lists of values from this length on have a name. */
const NAMED_FROM = 4;

/** Returns the types of the interface in TypeScript: one for each object and list of values, and all operations by their names. */
export function typeScriptTypes(openApi: OpenApi): Promise<string> {
  const lists = new ValueLists(Object.keys(openApi.components.schemas));
  const objects = describedObjects(openApi).map(
    ({ name, description, properties }) =>
      comment(description) +
      (properties.length === 0
        ? `export type ${name} = Record<string, never>;\n`
        : `export interface ${name} {\n${properties.map((each) => property(each, lists)).join('')}}\n`),
  );
  const operations = describedOperations(openApi).map((each) => operation(each, lists));
  const all = `/** Every operation, by its name. */\nexport interface Operations {\n${operations.join('')}}\n`;
  const types = [HEAD, ...lists.declarations(), ...objects, all].join('\n');
  return format(types, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}

/** Lists of values by the property that is first seen with each; another list of that property gets a number. */
class ValueLists {
  private readonly names = new Map<string, string>();
  private readonly taken: Set<string>;

  constructor(taken: readonly string[]) {
    this.taken = new Set(taken);
  }

  nameOf(values: string, property: string): string {
    const known = this.names.get(values);
    if (known !== undefined) return known;
    const base = `${property.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Value`;
    let name = base;
    for (let count = 2; this.taken.has(name); count++) name = `${base}${count}`;
    this.taken.add(name);
    this.names.set(values, name);
    return name;
  }

  declarations(): string[] {
    return [...this.names].map(([values, name]) => `export type ${name} = ${values};\n`);
  }
}

function operation({ id, summary, method, path, query, body, result }: DescribedOperation, lists: ValueLists): string {
  const parts = [
    `method: '${method}';`,
    `path: '${path}';`,
    `query: ${query.length > 0 ? `{\n${query.map((each) => property(each, lists)).join('')}}` : 'undefined'};`,
    `body: ${body ? typeText(body, 'body', lists) : 'undefined'};`,
    `result: ${typeText(result, 'result', lists)};`,
  ];
  return `${comment(summary)}${id}: {\n${parts.join('\n')}\n};\n`;
}

function property({ name, type, isRequired, description }: DescribedProperty, lists: ValueLists): string {
  return `${comment(description)}${name}${isRequired ? '' : '?'}: ${typeText(type, name, lists)};\n`;
}

const comment = (text?: string): string =>
  text ? `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n` : '';

const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function typeText(type: DescribedType, property: string, lists: ValueLists): string {
  switch (type.kind) {
    case 'plain':
      return PLAIN[type.name];
    case 'named':
      return type.name;
    case 'literals': {
      const values = type.values.map((value) => JSON.stringify(value)).join(' | ');
      return type.values.length < NAMED_FROM ? values : lists.nameOf(values, property);
    }
    case 'list':
      return `readonly (${typeText(type.of, property, lists)})[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(type.of, property, lists)}>>`;
    case 'union':
      return type.of.map((each) => typeText(each, property, lists)).join(' | ');
  }
}
