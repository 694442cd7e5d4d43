import { OutcomeUnknown } from '../recording-fault';

/** What SQLite says of a failure: its code without the extension, such as `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`. */
export function sqliteCode(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code.split('_', 2).join('_');
  // A file that cannot be opened is told by number only.
  const number = /^ConnectionFailed\(.*: (\d+)"\)$/s.exec(String(message))?.[1];
  return number === undefined ? undefined : CODES[Number(number) & 255];
}

const CODES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** Failures of the disk or of another program, not of what is written: they strike everyone, and may be over in a moment. */
const OF_THE_SURROUNDINGS = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CORRUPT',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'SQLITE_NOMEM',
]);

export const isOfTheSurroundings = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || OF_THE_SURROUNDINGS.has(sqliteCode(error) ?? '');

/**
 * Failures of a commit that have written no commit: it was not begun, or the disk did not take all of it. After others, such
 * as a flush that failed, the log may hold the commit, and a restart would find it.
 */
const NOT_COMMITTED = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_READONLY', 'SQLITE_FULL', 'SQLITE_NOMEM']);

/** What a commit that failed is to those who waited for it. */
export const commitFault = (error: unknown): unknown =>
  isOfTheSurroundings(error) && !NOT_COMMITTED.has(sqliteCode(error) ?? '') ? new OutcomeUnknown(error) : error;
