/** What the service holds right after its garbage was collected. */
export interface HeldFigures {
  readonly residentBytes: number;
  /** Objects and buffers. */
  readonly heldBytes: number;
  /** 99 of 100 times its event loop was this late at most, in milliseconds, since the figures before. */
  readonly lateMs: number;
}
