/** What a thread of the service tells of itself right after its garbage was collected. */
export interface ThreadFigures {
  /** 0 is the main thread. */
  readonly threadId: number;
  /** Of the whole process. */
  readonly residentBytes: number;
  /** Objects and buffers of this thread. */
  readonly heldBytes: number;
  /** 99 of 100 times its event loop was this late at most, in milliseconds, since the last time that it was asked. */
  readonly lateMs: number;
}
