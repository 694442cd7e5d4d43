import { CONNECTORS, connectorOf } from './connectors';
import { settingsFaults } from './settings/settings-faults';
import type { RemoteSettings } from './settings/remote-settings';
import { baseUrlFault } from './transport/http/base-url';

/**
 * What is wrong with the settings of one insurer, one sentence each; none when they can be used. No value is quoted.
 *
 * @param settings with credentials as values
 * @param place what the sentences begin with, such as `insurers[0]`
 */
export function remoteSettingsFaults(settings: unknown, place = ''): string[] {
  const { connector: id, baseUrl, allowPlainHttp } = (settings ?? {}) as Partial<RemoteSettings>;
  const at = (key: string) => (place ? `${place}.${key}` : key);
  const connector = typeof id === 'string' ? connectorOf(id) : undefined;
  if (!connector) return [`${at('connector')} must be one of ${Object.keys(CONNECTORS).join(', ')}`];
  const faults = settingsFaults(connector.settingsSchema, settings, place);
  if (faults.length > 0) return faults;
  const fault = baseUrlFault(baseUrl!, allowPlainHttp);
  return fault === undefined ? [] : [`${at('baseUrl')} ${fault}`];
}
