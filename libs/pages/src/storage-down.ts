import { errorFacts } from '@cotiza/platform';
import type { StorageUnavailable } from '@cotiza/quoting';

/** Seconds after which a page whose storage is down is asked for again: enough for a database to restart. */
export const STORAGE_RETRY_AFTER_SECONDS = '10';

/** Returns why the storage is down, for the log: the kind of error and its code, and never its message, which may quote personal data. */
export function causeOf(thrown: StorageUnavailable): string {
  const { error, code = 'no code' } = errorFacts(thrown.cause ?? thrown);
  return `${error}, ${code}`;
}
