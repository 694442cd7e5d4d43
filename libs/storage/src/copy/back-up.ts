import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { existing } from '@cotiza/kernel';
import { openLibsql } from '../database/embedded/libsql-connection';
import { sqliteCode } from '../database/embedded/sqlite-faults';
import { StorageUnusable } from '../storage-unusable';

/** What a backup came to. */
export interface Backup {
  readonly bytes: number;
  readonly quotes: number;
}

/** What is kept is personal: others of this machine may not read what is made under this mask. */
const OWNER_ONLY = 0o077;
/** How long another program that locks the database is waited for, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

/**
 * Writes what the embedded database of a folder holds at one moment to a file, which is a database itself. The service may go on
 * writing meanwhile. What is written is read again and on the disk before the file has its name.
 *
 * @throws StorageUnusable where there is no database, or something is in the way
 */
export function backUpEmbedded(dataDir: string, file: string): Backup {
  const path = join(dataDir, 'cotiza.db');
  if (!existsSync(path)) throw new StorageUnusable(`There is no database in ${resolve(dataDir)}.`);
  if (existsSync(file)) throw new StorageUnusable(`${file} is there already. Name another file.`);
  const draft = `${file}.part`;
  const maskBefore = process.umask(OWNER_ONLY);
  try {
    rmSync(draft, { force: true });
    writeCopy(path, draft);
    const quotes = quotesIn(draft);
    sync(draft);
    renameSync(draft, file);
    sync(dirname(resolve(file)));
    return { bytes: statSync(file).size, quotes };
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof StorageUnusable) throw error;
    const code = sqliteCode(error) ?? (error as NodeJS.ErrnoException).code;
    throw new StorageUnusable(
      `${file} cannot be written (${String(code)}). See that its folder is there, and has room.`,
      {
        cause: error,
      },
    );
  } finally {
    process.umask(maskBefore);
  }
}

function writeCopy(path: string, draft: string): void {
  const database = openLibsql(path);
  try {
    database.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`);
    database.prepare('vacuum into ?').run([draft]);
  } finally {
    database.close();
  }
}

/** Reads the whole file: what cannot be read is no backup. */
function quotesIn(file: string): number {
  const database = openLibsql(file);
  try {
    const [check] = database.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok')
      throw new StorageUnusable(`The database is damaged: ${check?.integrity_check}.`);
    const [counted] = database.prepare('select count(*) as quotes from quotes').all([]) as { quotes: number }[];
    return existing(counted, 'count of quotations').quotes;
  } finally {
    database.close();
  }
}

function sync(file: string): void {
  const opened = openSync(file, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
