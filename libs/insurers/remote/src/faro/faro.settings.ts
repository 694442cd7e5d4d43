import type { RemoteSettings } from '../settings/remote-settings';
import { settingsSchema, settingText } from '../settings/settings.schema';
import { FARO } from './faro.manifest';

/** OAuth 2.0 client credentials that Faro gives to a distributor. */
export interface FaroCredentials extends Readonly<Record<string, string>> {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type FaroSettings = RemoteSettings<FaroCredentials>;

export const FARO_SETTINGS_SCHEMA = settingsSchema(FARO, {
  clientId: settingText('client_id of the distributor.', 200),
  clientSecret: settingText('client_secret of the distributor.', 500),
});
