import type { InsuranceLine } from '@cotiza/contract';
import { Described, IsText, IsTrueOrFalse, IsWholeNumber, Optional } from '@cotiza/kernel/settings';
import { baseUrlFault } from '@cotiza/transport';
import { Matches, MaxLength } from 'class-validator';

/** The connection settings that all connectors share. */
export class ReachSettings {
  @Described('Where it is: https, or http on this machine.')
  @MaxLength(300, { message: 'must have at most 300 characters' })
  @Matches(/^https?:\/\/[^?#]+$/, { message: 'must begin with https:// or http://, and have no ? and no #' })
  @IsText((url, { allowPlainHttp }: Partial<ReachSettings>) => baseUrlFault(url, allowPlainHttp === true))
  readonly baseUrl!: string;

  @Described('Lets baseUrl be http on another machine: within a closed network only.', { default: false })
  @Optional()
  @IsTrueOrFalse()
  readonly allowPlainHttp?: boolean;

  @Described('Failures in a row after which it is not asked for a while.', { default: 5 })
  @Optional()
  @IsWholeNumber(1, 1_000_000)
  readonly breakerFailures?: number;

  @Described('How many milliseconds it is then not asked.', { default: 10_000 })
  @Optional()
  @IsWholeNumber(100, 600_000)
  readonly breakerPauseMs?: number;
}

/** Limits of the bills of an insurer, each for a day in Spain. */
export class SpendSettings {
  @Described('Ceiling of its bills of a day, in whole euros.')
  @IsWholeNumber(0, 1_000_000)
  readonly maxEurosPerDay!: number;

  @Described('Questions a day.')
  @Optional()
  @IsWholeNumber(0, 1_000_000)
  readonly maxPerDay?: number;

  @Described('Questions a day of one caller; those without a key of their own count as one.')
  @Optional()
  @IsWholeNumber(0, 1_000_000)
  readonly maxPerCaller?: number;
}

/** The validated settings of one insurer over the network; credentials are values, not names of variables. */
export interface RemoteSettings<C extends object = object> extends ReachSettings {
  /** A key of `CONNECTORS`. */
  readonly connector: string;
  /** Another id than the connector's, where the same one serves two insurers. */
  readonly id?: string;
  /** Another commercial name than the connector's. */
  readonly name?: string;
  /** The lines to ask it for, among those of the connector. */
  readonly lines: readonly InsuranceLine[];
  /** Milliseconds for an answer. */
  readonly deadlineMs?: number;
  /** Simultaneous questions, and the length of the queue. */
  readonly maxConcurrent?: number;
  readonly maxQueued?: number;
  /** Bill for a question, in cents, where it is another than the connector's. */
  readonly costCents?: number;
  readonly spend?: SpendSettings;
  readonly credentials: C;
}
