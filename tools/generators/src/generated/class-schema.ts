import { VARIABLE_PATTERN } from '@cotiza/kernel';
import { settingFacts, type SettingsClass } from '@cotiza/kernel/settings';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

type Schema = Readonly<Record<string, unknown>>;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** The keywords of JSON Schema for each validator; others have none. */
const KEYWORDS: Readonly<Record<string, (constraints: readonly unknown[]) => Schema>> = {
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayUnique: () => ({ uniqueItems: true }),
  isAllOrListOf: ([words]) => ({
    oneOf: [
      { type: 'string', const: 'all' },
      { type: 'array', minItems: 1, items: { type: 'string', enum: words } },
    ],
  }),
  isBoolean: () => ({ type: 'boolean' }),
  isIn: ([words]) => {
    const [word, ...others] = words as readonly string[];
    return { type: 'string', ...(others.length === 0 ? { const: word } : { enum: words }) };
  },
  isInt: () => ({ type: 'integer' }),
  isString: () => ({ type: 'string' }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source.replaceAll('\\/', '/') }),
  max: ([maximum]) => (maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  maxLength: ([maxLength]) => ({ maxLength }),
  min: ([minimum]) => ({ minimum }),
};

/** Validators whose message is clearer than that of an editor. */
const EXPLAINED = ['matches', 'isAllOrListOf'];

/** Returns the JSON Schema of a file of the operator with a list of entries. */
export function fileSchema(title: string, key: string, entries: readonly Schema[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    type: 'object',
    required: [key],
    additionalProperties: false,
    properties: { [key]: { type: 'array', items: entries.length === 1 ? entries[0] : { oneOf: entries } } },
  };
}

/** Returns the JSON Schema of a class, from its validators and descriptions. */
export function classSchema(Class: SettingsClass): Schema {
  const storage = getMetadataStorage();
  const rules = storage.groupByPropertyName(storage.getTargetValidationMetadatas(Class, '', false, false));
  const initial: Readonly<Record<string, unknown>> = { ...new Class() };
  const isRequired = (name: string) => !(name in initial) && !rules[name]?.some(isConditional);
  return {
    type: 'object',
    required: Object.keys(rules).filter(isRequired),
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(rules).map(([name, of]) => {
        const facts = settingFacts([Class])[name];
        const byDefault = facts?.default ?? initial[name];
        const described = { ...valueSchema(of, Class, name), ...(facts && { description: facts.description }) };
        return [
          name,
          ['undefined', 'object'].includes(typeof byDefault) ? described : { ...described, default: byDefault },
        ];
      }),
    ),
  };
}

const isConditional = ({ type }: Rule) => type === 'conditionalValidation';

function valueSchema(rules: readonly Rule[], Class: SettingsClass, name: string): Schema {
  if (rules.some(({ type }) => type === 'nestedValidation')) {
    const held = classSchema(nestedClass(Class, name));
    return name === 'credentials' ? credentialsSchema(held) : held;
  }
  const of = (some: readonly Rule[]) => Object.assign({}, ...some.map(keywords)) as Schema;
  const items = rules.filter(({ each }) => each);
  return items.length === 0 ? of(rules) : { type: 'array', ...of(rules.filter(({ each }) => !each)), items: of(items) };
}

function keywords({ name = '', constraints, message }: Rule): Schema {
  const explained = EXPLAINED.includes(name) && typeof message === 'string' ? { errorMessage: message } : {};
  return { ...KEYWORDS[name]?.(constraints), ...explained };
}

function nestedClass(Class: SettingsClass, name: string): SettingsClass {
  const held: object = Reflect.get(plainToInstance(Class, { [name]: {} }), name) as object;
  return held.constructor as SettingsClass;
}

/** Returns the schema of the credentials of an entry: each is the name of a variable. */
function credentialsSchema({ required, properties, ...schema }: Schema): Schema {
  const named = Object.keys(properties as object).map((key) => [key, { type: 'string', pattern: VARIABLE_PATTERN }]);
  return { ...schema, required, properties: Object.fromEntries(named) as Schema };
}
