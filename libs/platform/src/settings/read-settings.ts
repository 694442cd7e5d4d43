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
  const settings = withDefaultsThatFollow(plainToInstance(Settings, Object.fromEntries(given)), given);
  const faults = validateSync(settings, { stopAtFirstError: true }).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );
  if (faults.length === 0) faults.push(...contradictions(settings));
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** What follows from other settings where nothing is said of it: no insurer has longer than the whole quotation. */
function withDefaultsThatFollow(settings: Settings, given: readonly (readonly [string, string])[]): Settings {
  if (given.some(([name]) => name === 'INSURER_DEADLINE_MS')) return settings;
  const INSURER_DEADLINE_MS = Math.min(settings.INSURER_DEADLINE_MS, settings.QUOTE_DEADLINE_MS);
  return Object.assign(settings, Number.isNaN(INSURER_DEADLINE_MS) ? {} : { INSURER_DEADLINE_MS });
}

/** What is wrong with settings that are each right: the service would not work as one of them says. */
function contradictions({ INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS }: Settings): string[] {
  if (INSURER_DEADLINE_MS <= QUOTE_DEADLINE_MS) return [];
  return [
    'INSURER_DEADLINE_MS must not be above QUOTE_DEADLINE_MS: nobody is waited for beyond the whole quotation. Lower the first or raise the second',
  ];
}
