import 'reflect-metadata';
import { Transform } from 'class-transformer';

/** The facts of a setting besides the rules of its value. */
export interface SettingFacts {
  /** Its purpose, its unit and the meaning of particular values. */
  readonly description: string;
  /** The default, for readers of a schema, where the class itself has none. */
  readonly default?: unknown;
  /** It names a file or folder that is read again on SIGHUP. */
  readonly isReadAgain?: true;
  /** Another setting without which this one has no effect. */
  readonly needs?: string;
  /** Another setting that takes away the effect of this one. */
  readonly replacedBy?: string;
}

/** A class of settings, or of what a file of the operator holds. */
export type SettingsClass<T extends object = object> = new () => T;

const FACTS = 'cotiza:setting-facts';
const DIGITS = /^[0-9]+$/;

/** Describes a key of a file of the operator, for its published schema. */
export function Described(description: string, facts: Omit<SettingFacts, 'description'> = {}): PropertyDecorator {
  return (target, name) => {
    Reflect.defineMetadata(FACTS, { ...ownFacts(target), [name]: { description, ...facts } }, target);
  };
}

/**
 * Describes a setting of the environment. Where the type of the property is a number, its text is converted if it has only digits;
 * any other is left to the validator to refuse.
 */
export function Setting(description: string, facts: Omit<SettingFacts, 'description'> = {}): PropertyDecorator {
  return (target, name) => {
    Described(description, facts)(target, name);
    const type: unknown = Reflect.getMetadata('design:type', target, name);
    if (type === Number) Transform(({ value }) => wholeNumberIn(value as string))(target, name);
  };
}

const wholeNumberIn = (text: string): unknown => (DIGITS.test(text) ? Number(text) : text);

/** Converts the text of a setting to a list: its parts are separated by commas. */
export const CommaSeparated = (): PropertyDecorator =>
  Transform(({ value }) => (value as string).split(',').map((part) => part.trim()));

const ownFacts = (target: object): Readonly<Record<string, SettingFacts>> =>
  (Reflect.getMetadata(FACTS, target) ?? {}) as Readonly<Record<string, SettingFacts>>;

/** Returns the facts of every described property of some classes by its name, in the order of their declaration. */
export function settingFacts(classes: readonly SettingsClass[]): Readonly<Record<string, SettingFacts>> {
  return Object.assign({}, ...classes.map(({ prototype }) => ownFacts(prototype as object))) as Readonly<
    Record<string, SettingFacts>
  >;
}
