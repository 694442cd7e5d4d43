import { connectorSettings, IsShortText } from '../settings/connector-settings';
import { FARO } from './faro.manifest';

/** OAuth 2.0 client credentials that Faro gives to a distributor. */
export class FaroCredentials {
  @IsShortText(200)
  readonly clientId!: string;

  @IsShortText(500)
  readonly clientSecret!: string;
}

export class FaroSettings extends connectorSettings(FARO, FaroCredentials) {}
