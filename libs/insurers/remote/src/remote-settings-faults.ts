import { INSURANCE_LINES } from '@cotiza/contract';
import { isRecord } from '@cotiza/kernel';
import { faultsOf, type Faults, type SettingsClass } from '@cotiza/kernel/settings';
import { plainToInstance } from 'class-transformer';
import { Allow } from 'class-validator';
import { CONNECTORS, connectorOf, type OwnConnectors } from './connectors';
import { commonSettings } from './settings/connector-settings';
import type { RemoteManifest } from './settings/remote-manifest';
import type { RemoteSettings } from './settings/remote-settings';

const UNKNOWN: RemoteManifest = {
  ...{ id: '', name: 'it', lines: INSURANCE_LINES, currency: 'EUR', reach: 'remote' },
  ...{ deadlineMs: 1000, maxConcurrent: 1 },
};

type CommonSettings = Omit<RemoteSettings, 'credentials'>;

/**
 * Returns the class for settings with an unknown connector: it checks everything but credentials, so that an unknown connector
 * does not hide the other faults.
 */
export function unknownSettings(known: readonly string[]): SettingsClass<CommonSettings> {
  class UnknownSettings extends commonSettings(UNKNOWN, known) {
    @Allow()
    readonly credentials?: object;
  }
  return UnknownSettings;
}

const UnknownSettings = unknownSettings(Object.keys(CONNECTORS));

/**
 * Returns the faults in the settings of one insurer, by place; none when they are valid. No value is quoted.
 *
 * @param settings with credentials as values
 * @param place the name of the settings, such as `insurers[0]`
 * @param own connectors that are not of this package
 */
export function remoteSettingsFaults(settings: unknown, place = '', own: OwnConnectors = {}): Faults {
  const given = { connector: '', ...(isRecord(settings) && settings) };
  const known = typeof given.connector === 'string' ? connectorOf(given.connector, own) : undefined;
  return faultsOf(plainToInstance<CommonSettings, object>(known?.settings ?? UnknownSettings, given), place);
}
