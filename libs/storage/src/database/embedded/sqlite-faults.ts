import { OutcomeUnknown } from '../recording-fault';

/** Returns the code of a failure without its extension, such as `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`. */
export function sqliteCode(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code.split('_', 2).join('_');
  // For a file that cannot be opened, the driver gives only a number.
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
const OF_THE_SURROUNDINGS = /^SQLITE_(BUSY|LOCKED|READONLY|IOERR|CORRUPT|FULL|CANTOPEN|NOMEM)$/;

export const isOfTheSurroundings = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || OF_THE_SURROUNDINGS.test(sqliteCode(error) ?? '');

/** Failures after which the log holds no commit. After others, such as a failed flush, a restart may find it. */
const NOT_COMMITTED = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|NOMEM)$/;

/** Returns OutcomeUnknown for a failed commit that may be in the log, else the failure. */
export const commitFault = (error: unknown): unknown =>
  isOfTheSurroundings(error) && !NOT_COMMITTED.test(sqliteCode(error) ?? '') ? new OutcomeUnknown(error) : error;
