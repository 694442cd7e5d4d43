import type { ObjectSchema, SettingSchema } from './settings.schema';

/**
 * What is wrong with some settings, one sentence each with its place. No value is quoted: some are secrets.
 *
 * @param place what the whole is called; empty when it needs no name
 */
export function settingsFaults(schema: ObjectSchema, settings: unknown, place = ''): string[] {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    return [`${place || 'the entry'} must be an object`];
  }
  const given = settings as Readonly<Record<string, unknown>>;
  const at = (key: string) => (place ? `${place}.${key}` : key);
  const has = (key: string) => Object.hasOwn(given, key) && given[key] !== undefined;
  const missing = schema.required.filter((key) => !has(key)).map((key) => `${at(key)} is missing`);
  const unknown = Object.keys(given)
    .filter((key) => !Object.hasOwn(schema.properties, key))
    .map((key) => `${at(key)} is not a setting`);
  const wrong = Object.entries(schema.properties)
    .filter(([key]) => has(key))
    .flatMap(([key, of]) => valueFaults(of, given[key], at(key)));
  return [...missing, ...unknown, ...wrong];
}

function valueFaults(schema: SettingSchema, value: unknown, place: string): string[] {
  switch (schema.type) {
    case 'object':
      return settingsFaults(schema, value, place);
    case 'array':
      return listFaults(schema, value, place);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${place} must be true or false`];
    case 'integer':
      return isWhole(value, schema) ? [] : [`${place} must be a whole number, ${schema.minimum} to ${schema.maximum}`];
    case 'string':
      return isText(value, schema) ? [] : [`${place} must be ${expectedText(schema)}`];
  }
}

function listFaults(schema: SettingSchema & { type: 'array' }, value: unknown, place: string): string[] {
  if (!Array.isArray(value) || value.length < schema.minItems || new Set(value).size !== value.length) {
    return [`${place} must be a list of at least ${schema.minItems}, each once`];
  }
  return value.flatMap((item, index) => valueFaults(schema.items, item, `${place}[${index}]`));
}

function isWhole(value: unknown, { minimum, maximum }: SettingSchema & { type: 'integer' }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

function isText(value: unknown, schema: SettingSchema & { type: 'string' }): boolean {
  if (typeof value !== 'string') return false;
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const { minLength = 0, maxLength = Infinity, pattern = '' } = schema;
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);
}

function expectedText(schema: SettingSchema & { type: 'string' }): string {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  const { minLength = 0, maxLength, pattern } = schema;
  return `a text of ${minLength} to ${maxLength} characters${pattern ? ` that matches ${pattern}` : ''}`;
}
