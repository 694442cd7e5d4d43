import type { InsuranceLine } from '@cotiza/contract';

/** The settings of one insurer over the network, read and checked; credentials are values, not names of variables. */
export interface RemoteSettings<C extends object = object> {
  /** Which connector it is: a key of `CONNECTORS`. */
  readonly connector: string;
  /** Another id than the connector's, where the same one serves two insurers. */
  readonly id?: string;
  /** Another commercial name than the connector's. */
  readonly name?: string;
  /** The lines that it is asked for, among those that the connector knows. */
  readonly lines: readonly InsuranceLine[];
  /** https, or http on this machine. */
  readonly baseUrl: string;
  /** Lets `baseUrl` be http on another machine, within a closed network. */
  readonly allowPlainHttp?: boolean;
  /** Milliseconds that it has for an answer. */
  readonly deadlineMs?: number;
  /** Questions at once, and how many more wait for their turn. */
  readonly maxConcurrent?: number;
  readonly maxQueued?: number;
  /** Failures in a row after which it is not asked, and for how many milliseconds. */
  readonly breakerFailures?: number;
  readonly breakerPauseMs?: number;
  readonly credentials: C;
}
