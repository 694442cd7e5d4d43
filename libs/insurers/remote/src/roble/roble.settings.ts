import type { RemoteSettings } from '../settings/remote-settings';
import { settingsSchema, settingText } from '../settings/settings.schema';
import { ROBLE } from './roble.manifest';

/** What Roble gives to a distributor. */
export interface RobleCredentials extends Readonly<Record<string, string>> {
  /** Its key as a distributor, sent in every petition. */
  readonly brokerCode: string;
  readonly username: string;
  readonly password: string;
}

export type RobleSettings = RemoteSettings<RobleCredentials>;

export const ROBLE_SETTINGS_SCHEMA = settingsSchema(ROBLE, {
  brokerCode: settingText('CodigoMediador of the distributor.', 20),
  username: settingText('Username of the UsernameToken.', 100),
  password: settingText('Password of the UsernameToken. It is sent as a digest only.', 200),
});
