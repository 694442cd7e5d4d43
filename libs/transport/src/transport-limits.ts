/** Limits of the calls to one server. */
export interface TransportLimits {
  /** Simultaneous questions to the insurer, and its maximum number of persistent connections. */
  readonly maxConcurrent: number;
  /** Questions in the queue; further ones are not asked. */
  readonly maxQueued: number;
  readonly connectTimeoutMs: number;
  readonly maxResponseBytes: number;
  /** Time that an idle connection is kept. */
  readonly keepAliveMs: number;
  /** Consecutive failures after which the insurer is not asked. */
  readonly breakerFailures: number;
  /** Time without questions before one question tries it again. */
  readonly breakerPauseMs: number;
}

export const DEFAULT_LIMITS: TransportLimits = {
  maxConcurrent: 10,
  maxQueued: 10,
  connectTimeoutMs: 2_000,
  maxResponseBytes: 256 * 1024,
  keepAliveMs: 10_000,
  breakerFailures: 5,
  breakerPauseMs: 10_000,
};
