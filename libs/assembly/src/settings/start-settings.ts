import { SettingsError, type Environment } from '@cotiza/kernel';
import { faultLines } from '@cotiza/kernel/settings';
import type { ServiceSettings } from '@cotiza/platform';
import { asksOthers, missingSettings, type AppParts } from '../app-parts';
import { readCallers } from '../callers/running-callers';
import { readInsurers } from '../insurers/running-insurers';
import { checkDataKeyFile, readTogether } from '../operator-files/read-named-file';
import { webhookEndpointsOf } from '../webhook-endpoints-of';
import { judgeServiceSettings, SETTING_FACTS, type Settings } from './service-settings';

/** The settings of a process of these parts, and how it reads them when it starts. */
export const settingsFor = (parts: AppParts): ServiceSettings<Settings> => ({
  facts: SETTING_FACTS,
  read: (environment) => readStartSettings(parts, environment),
});

/**
 * Reads the settings of a process of these parts. Where one is wrong, the files that others name are judged as well: all faults
 * come together.
 *
 * @throws SettingsError with every fault
 */
export function readStartSettings(parts: AppParts, environment: Environment): Settings {
  const { settings, faults: wrong } = judgeServiceSettings(environment);
  const faults = new Map([...missingSettings(parts, settings), ...wrong]);
  if (faults.size === 0) return settings;
  throw new SettingsError([...faultLines(faults), ...fileFaults(parts, settings, environment)]);
}

function fileFaults(parts: AppParts, settings: Settings, environment: Environment): readonly string[] {
  const { INSURERS_FILE, RATE_BOOKS_DIR } = settings;
  const asks = asksOthers(parts);
  try {
    readTogether({
      keys: () => checkDataKeyFile(settings),
      endpoints: () => webhookEndpointsOf(settings, environment),
      insurers: () => asks && (INSURERS_FILE ?? RATE_BOOKS_DIR) && readInsurers(settings, environment),
      callers: () => asks && readCallers(settings),
    });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
