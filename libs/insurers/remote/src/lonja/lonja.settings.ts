import { connectorSettings, IsShortText } from '../settings/connector-settings';
import { LONJA } from './lonja.manifest';

/** OAuth 2.0 client credentials that La Lonja gives to a distributor. */
export class LonjaCredentials {
  @IsShortText(200)
  readonly clientId!: string;

  @IsShortText(500)
  readonly clientSecret!: string;
}

export class LonjaSettings extends connectorSettings(LONJA, LonjaCredentials) {}
