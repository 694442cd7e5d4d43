import type { InsuranceLine } from '@cotiza/contract';

/** Limits of the questions that an insurer bills, each for a day in Spain. */
export interface SpendLimits {
  /** Ceiling of the bills, in whole euros. */
  readonly maxEurosPerDay: number;
  readonly maxPerDay?: number;
  /** Questions of one caller; those without a key of their own count as one. */
  readonly maxPerCaller?: number;
}

/** The validated settings of one insurer over the network; credentials are values, not names of variables. */
export interface RemoteSettings<C extends object = object> {
  /** A key of `CONNECTORS`. */
  readonly connector: string;
  /** Another id than the connector's, where the same one serves two insurers. */
  readonly id?: string;
  /** Another commercial name than the connector's. */
  readonly name?: string;
  /** The lines to ask it for, among those of the connector. */
  readonly lines: readonly InsuranceLine[];
  /** https, or http on this machine. */
  readonly baseUrl: string;
  /** Lets `baseUrl` be http on another machine, within a closed network. */
  readonly allowPlainHttp?: boolean;
  /** Milliseconds for an answer. */
  readonly deadlineMs?: number;
  /** Simultaneous questions, and the length of the queue. */
  readonly maxConcurrent?: number;
  readonly maxQueued?: number;
  /** Consecutive failures that open the breaker, and milliseconds until it is tried again. */
  readonly breakerFailures?: number;
  readonly breakerPauseMs?: number;
  /** Bill for a question, in cents, where it is another than the connector's. */
  readonly costCents?: number;
  readonly spend?: SpendLimits;
  readonly credentials: C;
}
