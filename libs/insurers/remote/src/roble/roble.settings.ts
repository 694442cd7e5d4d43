import { connectorSettings, IsShortText } from '../settings/connector-settings';
import { ROBLE } from './roble.manifest';

/** The credentials that Roble gives to a distributor. */
export class RobleCredentials {
  /** CodigoMediador: its key as a distributor, sent in every petition. */
  @IsShortText(20)
  readonly brokerCode!: string;

  /** Of the UsernameToken. */
  @IsShortText(100)
  readonly username!: string;

  /** Of the UsernameToken: it is sent as a digest only. */
  @IsShortText(200)
  readonly password!: string;
}

export class RobleSettings extends connectorSettings(ROBLE, RobleCredentials) {}
