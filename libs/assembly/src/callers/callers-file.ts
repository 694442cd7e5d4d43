import type { Caller } from '@cotiza/platform';

/** A caller of the file that is switched on. */
export interface ListedCaller extends Caller {
  /** SHA-256 of its key. */
  readonly digest: Buffer;
}
