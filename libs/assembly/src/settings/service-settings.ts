import { TARIFF_SETTINGS } from '@cotiza/insurers-tariff';
import {
  defaultSettings,
  isSet,
  readSettings,
  SettingsError,
  type Environment,
  type SettingRows,
  type SettingsOf,
} from '@cotiza/kernel';
import { MCP_SETTINGS } from '@cotiza/mcp';
import { NOTIFICATION_SETTINGS } from '@cotiza/notifications';
import { PLATE_REGISTRY_SETTINGS } from '@cotiza/plate-registry';
import { PLATFORM_SETTINGS, type ServiceSettings } from '@cotiza/platform';
import { QUOTING_SETTINGS } from '@cotiza/quoting';
import { REST_SETTINGS } from '@cotiza/rest';
import { STORAGE_SETTINGS } from '@cotiza/storage';
import { ASSEMBLY_SETTINGS } from './assembly.settings';
import { TELEMETRY_SETTINGS } from '../telemetry/telemetry.settings';
import { CONSOLE_SETTINGS } from './console.settings';

/** Every setting of the service, as the library says it that it sets: `.env.example` is written from these rows. */
export const SERVICE_SETTINGS = {
  ...PLATFORM_SETTINGS,
  ...REST_SETTINGS,
  ...MCP_SETTINGS,
  ...QUOTING_SETTINGS,
  ...TARIFF_SETTINGS,
  ...PLATE_REGISTRY_SETTINGS,
  ...STORAGE_SETTINGS,
  ...NOTIFICATION_SETTINGS,
  ...ASSEMBLY_SETTINGS,
  ...CONSOLE_SETTINGS,
  ...TELEMETRY_SETTINGS,
} satisfies SettingRows;

export type Settings = SettingsOf<typeof SERVICE_SETTINGS>;

/** The service with nothing set. */
export const DEFAULT_SETTINGS: Settings = defaultSettings(SERVICE_SETTINGS);

/**
 * Reads the settings of the service from an environment. A variable that is empty or blank counts as not set; one that is
 * not a setting is not looked at.
 *
 * @throws SettingsError with every fault, and where there is none with what contradicts each other
 */
export function readServiceSettings(environment: Environment): Settings {
  const settings = withDefaultsThatFollow(readSettings(SERVICE_SETTINGS, environment), environment);
  const faults = contradictions(settings);
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/**
 * What follows from other settings where nothing is said of it: no insurer has longer than the whole quotation, and who lets
 * anybody ask for any number of quotations lets them be sent.
 */
function withDefaultsThatFollow(settings: Settings, environment: Environment): Settings {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, LIMIT_QUOTES_PER_MINUTE } = settings;
  const following: Partial<Settings> = {
    ...(QUOTE_DEADLINE_MS < INSURER_DEADLINE_MS ? { INSURER_DEADLINE_MS: QUOTE_DEADLINE_MS } : {}),
    ...(LIMIT_QUOTES_PER_MINUTE === 0 ? { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: 0 } : {}),
  };
  const unsaid = Object.entries(following).filter(([name]) => !isSet(environment, name));
  return { ...settings, ...Object.fromEntries(unsaid) };
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

/** The settings as a process of the service is told them. */
export const serviceSettings: ServiceSettings<Settings> = { rows: SERVICE_SETTINGS, read: readServiceSettings };
