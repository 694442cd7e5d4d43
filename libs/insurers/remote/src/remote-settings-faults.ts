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
  const { connector: id, baseUrl, allowPlainHttp } = (settings ?? {}) as Partial<Record<keyof RemoteSettings, unknown>>;
  const at = (key: string) => (place ? `${place}.${key}` : key);
  const connector = typeof id === 'string' ? connectorOf(id) : undefined;
  if (!connector) return [`${at('connector')} must be one of ${Object.keys(CONNECTORS).join(', ')}`];
  return [
    ...settingsFaults(connector.settingsSchema, settings, place),
    ...addressFaults(baseUrl, allowPlainHttp === true).map((fault) => `${at('baseUrl')} ${fault}`),
  ];
}

/** What is wrong with an address as a whole, and what still is with who stands behind it: two faults of one are both told. */
function addressFaults(baseUrl: unknown, allowPlainHttp: boolean): string[] {
  if (typeof baseUrl !== 'string') return [];
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl;
  const faults = [baseUrl, host].map((address) => baseUrlFault(address, allowPlainHttp));
  return [...new Set(faults)].filter((fault) => fault !== undefined);
}
