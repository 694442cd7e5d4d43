import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Settings } from './settings';

/** Settings that cannot be used. Its message lists every fault, one a line, and never a value: some are secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: readonly string[]) {
    super(['The settings are not valid:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

/**
 * Reads the settings from an environment. A variable that is empty or blank counts as not set; one that is not a setting
 * is not looked at.
 *
 * @throws SettingsError with every fault
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.keys(new Settings()).flatMap((name) => {
    const value = environment[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const settings = plainToInstance(Settings, Object.fromEntries(given));
  const faults = validateSync(settings, { stopAtFirstError: true }).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}
