import { sqliteCode } from './sqlite-faults';

const NOT_WRITABLE =
  'cannot be written to. Let the account of this process write there, or choose another folder with DATA_DIR.';
const NO_ROOM = 'is on a disk that is full. Make room and start again: nothing that was confirmed is lost.';

/** Advice by the code of the file system or of SQLite. It follows "The data folder X". */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  SQLITE_READONLY: NOT_WRITABLE,
  SQLITE_CANTOPEN: NOT_WRITABLE,
  EEXIST: 'is a file. Remove it, or choose another folder with DATA_DIR.',
  ENOTDIR: 'lies below a file. Choose another folder with DATA_DIR.',
  ENOENT: 'cannot be made there. Choose another folder with DATA_DIR.',
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  SQLITE_FULL: NO_ROOM,
  SQLITE_BUSY:
    'holds a database that another program has locked. End that program, such as an open database browser or a backup.',
  SQLITE_NOTADB: 'holds a cotiza.db that is not a database. Move that file away, or restore it from a backup.',
  SQLITE_CORRUPT: 'holds a database that is damaged. Restore cotiza.db from a backup.',
  SQLITE_IOERR: 'is on a disk that does not read or write. Check the disk.',
};

export function embeddedRefusal(error: unknown, directory: string): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  const advice = ADVICE[sqliteCode(error) ?? String(code)];
  return advice && `The data folder ${directory} ${advice}`;
}
