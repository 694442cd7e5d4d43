import type { Caller } from '@cotiza/platform';

/** A caller of the file that is switched on. */
export interface ListedCaller extends Caller {
  /** SHA-256 of its key. */
  readonly digest: Buffer;
}

/** A `CALLERS_FILE` that cannot be used: every fault, and no value of it. */
export class CallersFileError extends Error {
  override readonly name = 'CallersFileError';

  /** @param faults one sentence each, with its place */
  constructor(readonly faults: readonly string[]) {
    super(['the file of callers cannot be used:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}
