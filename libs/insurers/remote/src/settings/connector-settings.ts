import type { InsuranceLine } from '@cotiza/contract';
import { LONGEST_DEADLINE_MS } from '@cotiza/insurers-port';
import { Described, IsOneOf, IsWholeNumber, Optional, type SettingsClass } from '@cotiza/kernel/settings';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsObject, Matches, MaxLength, ValidateNested } from 'class-validator';
import type { RemoteManifest } from './remote-manifest';
import { ReachSettings, SpendSettings, type RemoteSettings } from './remote-settings';

/** Accepts a text without control characters, of limited length. */
export function IsShortText(maxLength: number): PropertyDecorator {
  const message = `must be a text of 1 to ${maxLength} characters that can be printed`;
  return (target, name) => {
    Matches(/^[^\u0000-\u001f\u007f]+$/u, { message })(target, name);
    MaxLength(maxLength, { message })(target, name);
  };
}

/** OAuth 2.0 client credentials that an insurer gives to a distributor. */
export class ClientCredentials {
  @IsShortText(200)
  readonly clientId!: string;

  @IsShortText(500)
  readonly clientSecret!: string;
}

const ID = { message: 'must be of lower-case letters and single hyphens, at most 40' };

/**
 * Returns a class of the settings that all connectors share.
 *
 * @param connectors the names allowed in `connector`
 */
export function commonSettings(
  { id, name, lines, deadlineMs, maxConcurrent, costCents }: RemoteManifest,
  connectors: readonly string[],
): SettingsClass<Omit<RemoteSettings, 'credentials'>> {
  const message = `must be a list of ${lines.join(', ')}: at least one, each once`;
  const OptionalUnlessBilled = costCents === undefined ? Optional : () => () => undefined;

  class CommonSettings extends ReachSettings {
    @IsOneOf(connectors)
    readonly connector!: string;

    @Described(`Id in logs and metrics; ${id} unless given.`)
    @Optional()
    @Matches(/^[a-z]+(-[a-z]+)*$/, ID)
    @MaxLength(40, ID)
    readonly id?: string;

    @Described(`Commercial name, as customers read it; ${name} unless given.`)
    @Optional()
    @IsShortText(80)
    readonly name?: string;

    @Described('Lines that it is asked for.')
    @IsOneOf(lines, { each: true, message })
    @ArrayUnique({ message })
    @ArrayNotEmpty({ message })
    readonly lines!: readonly InsuranceLine[];

    @Described('Milliseconds it has for an answer: at most INSURER_DEADLINE_MS.', { default: deadlineMs })
    @Optional()
    @IsWholeNumber(100, LONGEST_DEADLINE_MS)
    readonly deadlineMs?: number;

    @Described('Questions at once: what it has agreed to.', { default: maxConcurrent })
    @Optional()
    @IsWholeNumber(1, 1000)
    readonly maxConcurrent?: number;

    @Described('Questions that wait for their turn.', { default: maxConcurrent })
    @Optional()
    @IsWholeNumber(0, 1000)
    readonly maxQueued?: number;

    @Described('Bill for a question, in cents.', costCents === undefined ? {} : { default: costCents })
    @Optional()
    @IsWholeNumber(0, 100_000)
    readonly costCents?: number;

    @Described('Limits of its bills: over them it is not asked, and the quotation goes on without it.')
    @OptionalUnlessBilled()
    @ValidateNested({ message: 'must be an object' })
    @IsObject({ message: 'must be an object' })
    @Type(() => SpendSettings)
    readonly spend?: SpendSettings;
  }
  return CommonSettings;
}

/** Returns the class of the settings of a connector, with its credentials. */
export function connectorSettings<C extends object>(
  manifest: RemoteManifest,
  Credentials: SettingsClass<C>,
): SettingsClass<RemoteSettings<C>> {
  class ConnectorSettings extends commonSettings(manifest, [manifest.id]) {
    @ValidateNested({ message: 'must be an object' })
    @IsObject({ message: 'must be an object' })
    @Type(() => Credentials)
    readonly credentials!: C;
  }
  return ConnectorSettings;
}
