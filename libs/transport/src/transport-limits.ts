/** Limits of the calls to one server. */
export interface TransportLimits {
  /** Questions that the insurer works on at once, which is also the most connections kept to it. */
  readonly maxConcurrent: number;
  /** Questions that wait for their turn; what comes beyond is not asked. */
  readonly maxQueued: number;
  readonly connectTimeoutMs: number;
  /** From the request sent to the head of the answer. */
  readonly headersTimeoutMs: number;
  /** Between one piece of the answer and the next. */
  readonly bodyTimeoutMs: number;
  readonly maxResponseBytes: number;
  /** Time that an idle connection is kept. */
  readonly keepAliveMs: number;
  /** Failures in a row after which the insurer is no longer asked. */
  readonly breakerFailures: number;
  /** Time without questions before one question tries it again. */
  readonly breakerPauseMs: number;
}

export const DEFAULT_LIMITS: TransportLimits = {
  maxConcurrent: 10,
  maxQueued: 10,
  connectTimeoutMs: 2_000,
  headersTimeoutMs: 30_000,
  bodyTimeoutMs: 5_000,
  maxResponseBytes: 256 * 1024,
  keepAliveMs: 10_000,
  breakerFailures: 5,
  breakerPauseMs: 10_000,
};
