import { plainToInstance } from 'class-transformer';
import { faultsOf, type Faults } from './faults';
import { settingFacts, type SettingsClass } from './setting';
import type { Environment } from './settings-error';

type Together<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

type Every<T> = { readonly [Name in keyof Required<T>]: T[Name] };

/** The values of the settings of some classes; those without a default may be undefined, and are there. */
export type SettingsOf<Classes extends readonly SettingsClass[]> = Every<Together<InstanceType<Classes[number]>>>;

/** Settings as they were read. One that is wrong has its default, and a fault by its name. */
export interface SettingsRead<Settings> {
  readonly settings: Settings;
  readonly faults: Faults;
}

/** Tells whether an environment says something of a setting: a variable that is empty or blank counts as not set. */
export const isSet = (environment: Environment, name: string): boolean => Boolean(environment[name]?.trim());

/** Returns what the settings of some classes are where nothing is said, undefined ones included. */
export const defaultSettings = <Classes extends readonly SettingsClass[]>(classes: Classes): SettingsOf<Classes> =>
  readSettings(classes, {}).settings;

/** Reads the settings of some classes from an environment. A variable that is no setting is not looked at. */
export function readSettings<Classes extends readonly SettingsClass[]>(
  classes: Classes,
  environment: Environment,
): SettingsRead<SettingsOf<Classes>> {
  const faults: Faults = new Map();
  const values = classes.flatMap((Settings) => {
    const names = Object.keys(settingFacts([Settings]));
    const set = names.filter((name) => isSet(environment, name)).map((name) => [name, environment[name]?.trim()]);
    const defaults: Readonly<Record<string, unknown>> = { ...new Settings() };
    const given = plainToInstance(Settings, Object.fromEntries(set));
    const wrong = faultsOf(given, '', { skipUndefinedProperties: true });
    for (const [name, fault] of wrong) faults.set(name, fault);
    const read: Readonly<Record<string, unknown>> = { ...given };
    return names.map((name) => [name, (wrong.has(name) ? defaults : read)[name]]);
  });
  return { settings: Object.fromEntries(values) as SettingsOf<Classes>, faults };
}
