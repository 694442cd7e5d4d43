import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defined } from '@cotiza/kernel';
import { embeddedRefusal } from '../database/embedded/embedded-refusals';
import { openLibsql, type LibsqlConnection } from '../database/embedded/libsql-connection';
import { sqliteCode } from '../database/embedded/sqlite-faults';
import { StorageUnusable } from '../storage-unusable';
import { syncPath } from '../sync-path';
import { COPY_MARK, unfinishedCopy } from './copy-mark';

export interface Backup {
  readonly bytes: number;
  readonly quotes: number;
}

/** A mask that keeps the backup, which is personal data, from other accounts. */
const OWNER_ONLY = 0o077;
/** Longest wait for another program that locks the database, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

/** Errors of SQLite about the database that it reads; any other is about the file that it writes. */
const OF_THE_SOURCE = /^SQLITE_(BUSY|LOCKED|CORRUPT|NOTADB|IOERR_(SHORT_)?READ)/;

/**
 * Writes a consistent copy of the embedded database to a file while the service goes on writing. The file gets its name after it
 * has been checked and synced to the disk.
 *
 * @throws StorageUnusable when the database cannot be read or is part of a copy, or when the file exists or cannot be written
 */
export function backUpEmbedded(dataDir: string, file: string): Backup {
  const path = join(dataDir, 'cotiza.db');
  if (!existsSync(path)) throw new StorageUnusable(`There is no database in ${resolve(dataDir)}.`);
  if (existsSync(file)) throw new StorageUnusable(`${file} is there already. Name another file.`);
  const source = openSource(path);
  const maskBefore = process.umask(OWNER_ONLY);
  try {
    return writeBackup(source, path, file);
  } finally {
    process.umask(maskBefore);
    source.close();
  }
}

function openSource(path: string): LibsqlConnection {
  let source: LibsqlConnection | undefined;
  try {
    source = openLibsql(path);
    source.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`);
    refuseMarked(source, path);
    return source;
  } catch (error) {
    source?.close();
    throw sourceFault(error, path);
  }
}

function writeBackup(source: LibsqlConnection, path: string, file: string): Backup {
  const draft = `${file}.part`;
  try {
    rmSync(draft, { force: true });
    source.prepare('vacuum into ?').run([draft]);
    const quotes = quotesIn(draft, path);
    syncPath(draft);
    renameSync(draft, file);
    syncPath(dirname(resolve(file)));
    return { bytes: statSync(file).size, quotes };
  } catch (error) {
    rmSync(draft, { force: true });
    const { code } = error as { code?: unknown };
    throw OF_THE_SOURCE.test(String(code)) ? sourceFault(error, path) : fileFault(error, file);
  }
}

/** Reads the whole file: what cannot be read is no backup. */
function quotesIn(draft: string, path: string): number {
  const database = openLibsql(draft);
  try {
    const [check] = database.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok')
      throw new StorageUnusable(`The database ${resolve(path)} is damaged: ${check?.integrity_check}.`);
    // A copy into the database may have begun after it was opened.
    refuseMarked(database, path);
    const [counted] = database.prepare('select count(*) as quotes from quotes').all([]) as { quotes: number }[];
    return defined(counted, 'count of quotations').quotes;
  } finally {
    database.close();
  }
}

function refuseMarked(database: LibsqlConnection, path: string): void {
  const marks = database.prepare('select 1 from settings where name = ?').all([COPY_MARK]);
  if (marks.length > 0) throw unfinishedCopy(`The database ${resolve(path)}`);
}

function sourceFault(error: unknown, path: string): StorageUnusable {
  if (error instanceof StorageUnusable) return error;
  const code = sqliteCode(error);
  const inWords = code === 'SQLITE_CANTOPEN' ? undefined : embeddedRefusal(error, resolve(dirname(path)));
  return new StorageUnusable(
    inWords ??
      `The database ${resolve(path)} cannot be read (${String(code)}). See that it is one, and that this account may.`,
    { cause: error },
  );
}

function fileFault(error: unknown, file: string): StorageUnusable {
  if (error instanceof StorageUnusable) return error;
  const code = sqliteCode(error) ?? (error as NodeJS.ErrnoException).code;
  return new StorageUnusable(
    `${file} cannot be written (${String(code)}). See that its folder is there, and has room.`,
    {
      cause: error,
    },
  );
}
