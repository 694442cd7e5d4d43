import {
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { isRecord, type Fields } from '../is-record';

/** Applies several decorators as one. */
const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, name) =>
    decorators.forEach((decorate) => decorate(target, name));

/** Accepts a whole number within limits; without a maximum, any that a program counts exactly. */
export function IsWholeNumber(min = 0, max = Number.MAX_SAFE_INTEGER): PropertyDecorator {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `must be a whole number ${range}`;
  return all(IsInt({ message }), Min(min, { message }), Max(max, { message }));
}

/** Accepts one of some words. */
export const IsOneOf = (words: readonly string[], options: ValidationOptions = {}): PropertyDecorator =>
  IsIn(words, { message: `must be one of ${words.join(', ')}`, ...options });

/** Accepts `on` and `off`. */
export const IsSwitch = (): PropertyDecorator => IsOneOf(['on', 'off'], { message: 'must be on or off' });

/** Accepts true and false. */
export const IsTrueOrFalse = (): PropertyDecorator => IsBoolean({ message: 'must be true or false' });

/** Accepts a text without control or format characters, and without any that begin a new line. */
export const IsPrintable = (): PropertyDecorator =>
  Matches(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, { message: 'must hold only characters that can be printed' });

/**
 * Accepts a text that a test accepts.
 *
 * @param faultOf returns what is wrong with the text, as in `must be an IP address`, or undefined
 */
export function IsText(
  faultOf: (text: string, of: object) => string | undefined,
  options: ValidationOptions = {},
): PropertyDecorator {
  const judge = (value: unknown, of: object) => (typeof value === 'string' ? faultOf(value, of) : 'must be a text');
  return ValidateBy(
    {
      name: 'isText',
      validator: {
        validate: (value, args) => judge(value, args?.object ?? {}) === undefined,
        defaultMessage: (args) => judge(args?.value, args?.object ?? {}) ?? '',
      },
    },
    options,
  );
}

/** Judges the property only where it has a value. */
export const Optional = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);

/**
 * Accepts a list, whose entries are judged by `@ValidateNested`, and differ in some keys.
 *
 * @param keys how to read each key of an entry; what is no text is not compared
 */
export function IsEntryList(keys: Readonly<Record<string, (entry: Fields) => unknown>>): PropertyDecorator {
  const faultOf = (list: unknown) => {
    if (!Array.isArray(list) || list.some(Array.isArray)) return 'must be a list of objects';
    const repeated = Object.entries(keys).flatMap(([key, read]) => repetitions(list, key, read));
    return repeated.length > 0 ? repeated.join('; ') : undefined;
  };
  return ValidateBy({
    name: 'isEntryList',
    validator: {
      validate: (list) => faultOf(list) === undefined,
      defaultMessage: (args) => faultOf(args?.value) ?? '',
    },
  });
}

function repetitions(list: readonly unknown[], key: string, read: (entry: Fields) => unknown): string[] {
  const values = list.map((entry) => (isRecord(entry) ? read(entry) : undefined));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return typeof value === 'string' && first < index
      ? [`must differ in ${key}: [${index}] repeats that of [${first}]`]
      : [];
  });
}
