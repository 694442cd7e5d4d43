import type { ListSchema, ObjectSchema, SettingSchema, TextSchema, WholeNumberSchema } from './setting.schema';
import { isRecord } from './operator-file';

/**
 * What is wrong with a value, one sentence each that begins with its place. No value is quoted: some are secrets.
 *
 * @param place what the value is called, such as `PORT` or `insurers[0]`; of a whole object it may be empty
 */
export function settingFaults(schema: SettingSchema, value: unknown, place = ''): string[] {
  if (schema.type === 'object') return objectFaults(schema, value, place);
  const isWrong = [`${place} ${schema.errorMessage ?? expected(schema)}`];
  if (schema.type === 'array') return listFaults(schema, value, place) ?? isWrong;
  if (schema.type === 'string' && isText(value, schema)) return ownFaults(schema, value, place);
  return isRight(schema, value) ? [] : isWrong;
}

function isRight(schema: Exclude<SettingSchema, ObjectSchema | ListSchema>, value: unknown): boolean {
  switch (schema.type) {
    case undefined:
      return schema.oneOf.some((one) => settingFaults(one, value).length === 0);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return isWhole(value, schema);
    case 'string':
      return isText(value, schema);
  }
}

function objectFaults(schema: ObjectSchema, value: unknown, place: string): string[] {
  if (!isRecord(value)) return [`${place || 'the entry'} must be an object`];
  const at = (key: string) => (place ? `${place}.${key}` : key);
  const has = (key: string) => Object.hasOwn(value, key) && value[key] !== undefined;
  const missing = schema.required.filter((key) => !has(key)).map((key) => `${at(key)} is missing`);
  const unknown = Object.keys(value)
    .filter((key) => !Object.hasOwn(schema.properties, key))
    .map((key) => `${at(key)} is not a setting`);
  const wrong = Object.entries(schema.properties)
    .filter(([key]) => has(key))
    .flatMap(([key, of]) => settingFaults(of, value[key], at(key)));
  return [...missing, ...unknown, ...wrong];
}

/** Undefined where the list as a whole is wrong; also where an item is, of a list that says itself what it must be. */
function listFaults(schema: ListSchema, value: unknown, place: string): string[] | undefined {
  const { minItems = 0, uniqueItems = false, items, errorMessage } = schema;
  if (!Array.isArray(value) || value.length < minItems) return undefined;
  if (uniqueItems && new Set(value).size !== value.length) return undefined;
  const faults = value.flatMap((item, index) => settingFaults(items, item, `${place}[${index}]`));
  return faults.length > 0 && errorMessage ? undefined : faults;
}

function ownFaults({ faultOf }: TextSchema, value: string, place: string): string[] {
  const fault = faultOf?.(value);
  return fault === undefined ? [] : [`${place} ${fault}`];
}

function isWhole(value: unknown, { minimum, maximum = Number.MAX_SAFE_INTEGER }: WholeNumberSchema): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum;
}

function isText(value: unknown, schema: TextSchema): value is string {
  if (typeof value !== 'string') return false;
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const { minLength = 0, maxLength = Infinity, pattern = '' } = schema;
  if (value.length < minLength || value.length > maxLength) return false;
  return new RegExp(pattern, 'u').test(value);
}

function expected(schema: Exclude<SettingSchema, ObjectSchema>): string {
  switch (schema.type) {
    case undefined:
      return schema.errorMessage;
    case 'array':
      return `must be a list of at least ${schema.minItems ?? 0}, each once`;
    case 'boolean':
      return 'must be true or false';
    case 'integer':
      return `must be a whole number ${rangeText(schema)}`;
    case 'string':
      return `must be ${expectedText(schema)}`;
  }
}

const rangeText = ({ minimum, maximum }: WholeNumberSchema) =>
  maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;

function expectedText(schema: TextSchema): string {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  const { minLength = 0, maxLength, pattern } = schema;
  const length = maxLength === undefined ? '' : ` of ${minLength} to ${maxLength} characters`;
  return `a text${length}${pattern ? ` that matches ${pattern}` : ''}`;
}
