import { TariffSettings } from '@cotiza/insurers-tariff/settings';
import { SettingsError, type Environment } from '@cotiza/kernel';
import {
  defaultSettings,
  faultLines,
  isSet,
  readSettings,
  settingFacts,
  type Faults,
  type SettingsOf,
  type SettingsRead,
} from '@cotiza/kernel/settings';
import { NotificationSettings } from '@cotiza/notifications/settings';
import { PlateRegistrySettings } from '@cotiza/plate-registry';
import { PLATFORM_SETTINGS } from '@cotiza/platform/process';
import { DistributorSettings, DraftSettings, QuotationSettings } from '@cotiza/quoting/settings';
import { StorageSettings } from '@cotiza/storage/settings';
import { TelemetrySettings } from '../telemetry/telemetry.settings';
import { AssemblySettings } from './assembly.settings';
import { ConsoleSettings } from './console.settings';
import { McpSettings } from './mcp.settings';
import { RestSettings } from './rest.settings';

/** Every class of settings, in the order of `.env.example`. */
const SERVICE_SETTINGS = [
  ...PLATFORM_SETTINGS,
  RestSettings,
  McpSettings,
  DistributorSettings,
  QuotationSettings,
  DraftSettings,
  TariffSettings,
  PlateRegistrySettings,
  StorageSettings,
  NotificationSettings,
  AssemblySettings,
  ConsoleSettings,
  TelemetrySettings,
] as const;

export type Settings = SettingsOf<typeof SERVICE_SETTINGS>;

export const SETTING_FACTS = settingFacts(SERVICE_SETTINGS);

/** The service with nothing set. */
export const DEFAULT_SETTINGS: Settings = defaultSettings(SERVICE_SETTINGS);

/**
 * Reads the settings of the service from an environment. A variable that is empty or blank counts as not set; one that is
 * not a setting is not looked at.
 *
 * @throws SettingsError with every fault, one a setting at most
 */
export function readServiceSettings(environment: Environment): Settings {
  const { settings, faults } = judgeServiceSettings(environment);
  if (faults.size > 0) throw new SettingsError(faultLines(faults));
  return settings;
}

/** Returns the settings for a tool that needs few of them: one that is wrong throws SettingsError, with every fault, where it is read. */
export function settingsOnUse(environment: Environment): Settings {
  const { settings, faults } = judgeServiceSettings(environment);
  const refuse = () => {
    throw new SettingsError(faultLines(faults));
  };
  const wrong = [...faults.keys()].map((name) => [name, { get: refuse, enumerable: true }] as const);
  return Object.defineProperties({ ...settings }, Object.fromEntries(wrong));
}

/** Reads the settings of the service, with what is wrong with them. A setting that is wrong has its default. */
export function judgeServiceSettings(environment: Environment): SettingsRead<Settings> {
  const { settings: given, faults } = readSettings(SERVICE_SETTINGS, environment);
  const settings = withDefaultsThatFollow(given, environment);
  return { settings, faults: new Map([...contradictions(settings, faults), ...faults]) };
}

/**
 * Applies what follows from other settings where a setting is not set: no insurer is late unless that is asked for, and without a
 * limit of quotations there is none of sending them.
 */
function withDefaultsThatFollow(settings: Settings, environment: Environment): Settings {
  const { INSURER_DEADLINE_MS, QUOTE_DEADLINE_MS, LIMIT_QUOTES_PER_MINUTE } = settings;
  const following: Partial<Settings> = {
    ...(QUOTE_DEADLINE_MS < INSURER_DEADLINE_MS ? { INSURER_DEADLINE_MS: QUOTE_DEADLINE_MS } : {}),
    ...(LIMIT_QUOTES_PER_MINUTE === 0 ? { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: 0, LIMIT_MAILS_PER_HOUR: 0 } : {}),
  };
  const unset = Object.entries(following).filter(([name]) => !isSet(environment, name));
  return { ...settings, ...Object.fromEntries(unset) };
}

/** Returns what is wrong with settings that are each right, and contradict each other. */
function contradictions(settings: Settings, faults: Faults): Faults {
  const { MAIL_RETENTION_DAYS = 0, RETENTION_DAYS } = settings;
  const areRight = (...names: (keyof Settings)[]) => names.every((name) => !faults.has(name));
  const found: Faults = new Map();
  if (areRight('MAIL_RETENTION_DAYS', 'RETENTION_DAYS') && MAIL_RETENTION_DAYS > RETENTION_DAYS) {
    found.set(
      'MAIL_RETENTION_DAYS',
      'must not be above RETENTION_DAYS: a request for erasure by document finds e-mails by the quotation. Lower the first or raise the second',
    );
  }
  return found;
}
