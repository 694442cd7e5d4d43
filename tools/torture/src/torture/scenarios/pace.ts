/** How long things last, in milliseconds: least and most. */
export interface Pace {
  /** Between a start and the next kill. */
  readonly betweenKillsMs: readonly [number, number];
  readonly outageMs: readonly [number, number];
  /** For the last message to leave once everything is up. */
  readonly drainMs: number;
  /** For the last key to be answered. */
  readonly keysMs: number;
  /** How often a notifier stands still. */
  readonly rounds: number;
}

/** A message that a killed process had claimed is free again after more than three minutes. */
export const FULL_PACE: Pace = {
  betweenKillsMs: [1000, 4500],
  outageMs: [2000, 6000],
  drainMs: 420_000,
  keysMs: 120_000,
  rounds: 3,
};

export const QUICK_PACE: Pace = {
  betweenKillsMs: [700, 1800],
  outageMs: [800, 1600],
  drainMs: 300_000,
  keysMs: 120_000,
  rounds: 1,
};
