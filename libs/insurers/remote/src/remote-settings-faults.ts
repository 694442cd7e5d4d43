import { INSURANCE_LINES } from '@cotiza/contract';
import { settingFaults, type ObjectSchema } from '@cotiza/kernel';
import { baseUrlFault } from '@cotiza/transport';
import { CONNECTORS, connectorOf } from './connectors';
import { settingsSchema } from './settings/settings.schema';
import type { RemoteSettings } from './settings/remote-settings';

/** What every connector's settings have in common: all that can be judged where it is not known whose they are. */
const { credentials: _theirOwn, ...COMMON_SETTINGS } = settingsSchema(
  { id: '', name: 'it', lines: INSURANCE_LINES, currency: 'EUR', reach: 'remote', deadlineMs: 1000, maxConcurrent: 1 },
  {},
).properties;

/**
 * What is wrong with the settings of one insurer, one sentence each; none when they can be used. No value is quoted.
 *
 * @param settings with credentials as values
 * @param place what the sentences begin with, such as `insurers[0]`
 * @param others connectors that are none of these and are known where the settings are written
 */
export function remoteSettingsFaults(settings: unknown, place = '', others: readonly string[] = []): string[] {
  const given = (settings ?? {}) as Partial<Record<keyof RemoteSettings, unknown>>;
  const at = (key: string) => (place ? `${place}.${key}` : key);
  const connector = typeof given.connector === 'string' ? connectorOf(given.connector) : undefined;
  return [
    ...(connector ? settingFaults(connector.settingsSchema, settings, place) : unknownFaults(given, place, others)),
    ...addressFaults(given.baseUrl, given.allowPlainHttp === true).map((fault) => `${at('baseUrl')} ${fault}`),
  ];
}

/** An unknown connector hides nothing of what else is wrong, but for what only its own settings could say. */
function unknownFaults(given: object, place: string, others: readonly string[]): string[] {
  const { credentials: _unknown, ...common } = given as Partial<RemoteSettings>;
  const known = [...others, ...Object.keys(CONNECTORS)];
  const schema: ObjectSchema = {
    type: 'object',
    required: ['lines', 'baseUrl'],
    additionalProperties: false,
    properties: { ...COMMON_SETTINGS, connector: { type: 'string', enum: known } },
  };
  return settingFaults(schema, { ...common, connector: common.connector ?? '' }, place);
}

/** What is wrong with an address as a whole, and what still is with who stands behind it: two faults of one are both told. */
function addressFaults(baseUrl: unknown, allowPlainHttp: boolean): string[] {
  if (typeof baseUrl !== 'string') return [];
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl;
  const faults = [baseUrl, host].map((address) => baseUrlFault(address, allowPlainHttp));
  return [...new Set(faults)].filter((fault) => fault !== undefined);
}
