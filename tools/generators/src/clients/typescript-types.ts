import { format } from 'prettier';
import {
  describedObjects,
  describedOperations,
  type DescribedObject,
  type DescribedOperation,
  type DescribedProperty,
  type DescribedType,
  type OpenApi,
} from './described-types';

const HEAD = '// Generated from openapi.json by `npm run generate`.\n';

/** Lists of values from this length on have a name. */
const NAMED_FROM = 4;

/** An object that shares fewer fields with an earlier one is written whole. */
const SHARED_FROM = 4;

/** Returns the types of the interface in TypeScript: one for each object and list of values, and all operations by their names. */
export function typeScriptTypes(openApi: OpenApi): Promise<string> {
  const lists = new ValueLists(Object.keys(openApi.components.schemas));
  const written: Fields[] = [];
  const objects = describedObjects(openApi).map((each) => comment(each.description) + object(each, lists, written));
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

/** The fields of an object as they are written, by name; the type that gives all but some of them. */
interface Fields {
  readonly texts: ReadonlyMap<string, string>;
  readonly without: (omitted: readonly string[]) => string;
}

/** Writes an object. One that has most fields of an earlier object, required or optional, is written as what differs. */
function object({ name, properties }: DescribedObject, lists: ValueLists, written: Fields[]): string {
  if (properties.length === 0) return `export type ${name} = Record<string, never>;\n`;
  const [texts, optional] = [{}, { isRequired: false }].map(
    (changed) => new Map(properties.map((each) => [each.name, property({ ...each, ...changed }, lists)])),
  ) as [Map<string, string>, Map<string, string>];
  const own = (base?: Fields) => [...texts].filter(([field, text]) => base?.texts.get(field) !== text);
  const omitted = (base: Fields) => [...base.texts].filter(([field, text]) => texts.get(field) !== text);
  const cost = (base: Fields) => own(base).length + omitted(base).length;
  const [base] = written
    .filter((each) => texts.size - own(each).length >= Math.max(SHARED_FROM, 2 * omitted(each).length))
    .sort((one, other) => cost(one) - cost(other));
  const without = (fields: readonly string[]) =>
    fields.length === 0 ? name : `Omit<${name}, ${fields.map((each) => `'${each}'`).join(' | ')}>`;
  written.push({ texts, without }, { texts: optional, without: (fields) => `Partial<${without(fields)}>` });
  const rest = own(base).map(([, text]) => text);
  const from = base?.without(omitted(base).map(([field]) => field));
  if (rest.length === 0) return `export type ${name} = ${from};\n`;
  return `export interface ${name} ${from ? `extends ${from} ` : ''}{\n${rest.join('')}}\n`;
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
