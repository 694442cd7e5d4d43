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

/**
 * What follows from other settings where nothing is said of it: no insurer has longer than the whole quotation, and who lets
 * anybody ask for any number of quotations lets them be sent.
 */
function withDefaultsThatFollow(settings: Settings, given: readonly (readonly [string, string])[]): Settings {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, LIMIT_QUOTES_PER_MINUTE } = settings;
  const following: Partial<Settings> = {
    ...(QUOTE_DEADLINE_MS < INSURER_DEADLINE_MS ? { INSURER_DEADLINE_MS: QUOTE_DEADLINE_MS } : {}),
    ...(LIMIT_QUOTES_PER_MINUTE === 0 ? { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: 0 } : {}),
  };
  const said = new Set(given.map(([name]) => name));
  return Object.assign(settings, Object.fromEntries(Object.entries(following).filter(([name]) => !said.has(name))));
}

/** What is wrong with settings that are each right: the service would not work as one of them says. */
function contradictions(settings: Settings): string[] {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, MAIL_RETENTION_DAYS = 0, RETENTION_DAYS } = settings;
  const faults: string[] = [];
  if (INSURER_DEADLINE_MS > QUOTE_DEADLINE_MS) {
    faults.push(
      'INSURER_DEADLINE_MS must not be above QUOTE_DEADLINE_MS: nobody is waited for beyond the whole quotation. Lower the first or raise the second',
    );
  }
  if (MAIL_RETENTION_DAYS > RETENTION_DAYS) {
    faults.push(
      'MAIL_RETENTION_DAYS must not be above RETENTION_DAYS: whoever asks for erasure by a document is found by the quotation. Lower the first or raise the second',
    );
  }
  if (settings.WORKERS > 1 && settings.DATABASE_URL === undefined) {
    faults.push(
      'WORKERS must be 1 without DATABASE_URL: the embedded database serves one process. Let the processes share a PostgreSQL',
    );
  }
  return faults;
}
