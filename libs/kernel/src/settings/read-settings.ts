import type { SettingRows, Setting, SettingsOf } from './setting';
import { settingFaults } from './setting-faults';

/** Settings that cannot be used. Its message lists every fault, one a line, and never a value: some are secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: readonly string[]) {
    super(['The settings are not valid:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

/** Variables by their names, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const DIGITS = /^[0-9]+$/;

/** What some settings are where nothing is said. */
export function defaultSettings<Rows extends SettingRows>(rows: Rows): SettingsOf<Rows> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.default])) as SettingsOf<Rows>;
}

/** Whether an environment says something of a setting: a variable that is empty or blank counts as not set. */
export const isSet = (environment: Environment, name: string): boolean => Boolean(environment[name]?.trim());

/**
 * Reads settings from an environment. A variable that is empty or blank counts as not set; one that is no setting is not looked
 * at.
 *
 * @throws SettingsError with every fault, one a setting at most
 */
export function readSettings<Rows extends SettingRows>(rows: Rows, environment: Environment): SettingsOf<Rows> {
  const faults: string[] = [];
  const values = Object.entries(rows).map(([name, row]) => {
    const text = environment[name]?.trim();
    const value = text ? valueOf(row, text) : row.default;
    if (text) faults.push(...settingFaults(row.schema, value, name).slice(0, 1));
    return [name, value] as const;
  });
  if (faults.length > 0) throw new SettingsError(faults);
  return Object.fromEntries(values) as SettingsOf<Rows>;
}

/** What a text stands for; the text itself where it stands for nothing, which is then a fault. */
function valueOf({ schema, normalise = (text) => text }: Setting<unknown>, text: string): unknown {
  switch (schema.type) {
    case 'integer':
      return DIGITS.test(text) ? Number(text) : text;
    case 'array':
      return text.split(',').map((part) => part.trim());
    default:
      return normalise(text);
  }
}
