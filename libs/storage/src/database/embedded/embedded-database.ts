import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { StorageUnusable } from '../../storage-unusable';
import type { Database } from '../database';
import { embeddedTraits } from '../dialect-traits';
import { migrate, requireCurrent } from '../migrations/migrations';
import { asRecordingFault } from '../recording-fault';
import type { Schema } from '../schema';
import { embeddedWriter, type EmbeddedJob } from './embedded-writer';
import { openLibsql, type LibsqlConnection } from './libsql-connection';
import { saveQuoteWith } from './save-quote';
import { takeServiceLock } from './service-lock';
import { isOfTheSurroundings } from './sqlite-faults';
import { openWriter } from './writer-connection';
import { writerDialect } from './writer.dialect';

/** How long a reader waits for a lock, in milliseconds. In WAL mode readers wait only while the file is set up or recovered. */
const READER_PATIENCE_MS = 2000;

/** Pages in the log before they are moved to the database: 16 MB, so that a page that changes often is moved once. */
const CHECKPOINT_PAGES = 4000;
const CACHE_KIB = 16_000;

const DURABLE = `
  pragma busy_timeout = ${READER_PATIENCE_MS};
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
  pragma cache_size = -${CACHE_KIB};
`;

export interface EmbeddedOptions {
  readonly directory: string;
  readonly role: 'service' | 'tool';
}

/**
 * The database in a folder: one connection reads, one writes.
 *
 * @throws StorageUnusable, or an error of the driver or of the file system
 */
export async function openEmbedded({ directory, role }: EmbeddedOptions): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'cotiza.db');
  const letGo: (() => void)[] = [];
  try {
    if (role === 'service') letGo.push(lockOrRefuse(directory));
    const reader = openLibsql(path);
    letGo.push(() => reader.close());
    reader.exec(DURABLE);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) });
    await prepareSchema(db, reader, role);
    return await databaseOn(path, db, letGo);
  } catch (error) {
    while (letGo.length > 0) letGo.pop()!();
    throw error;
  }
}

function lockOrRefuse(directory: string): () => void {
  const release = takeServiceLock(join(directory, 'service.lock'));
  if (release) return release;
  throw new StorageUnusable(
    `Another service is using the data folder ${resolve(directory)}. ` +
      'Stop it, give this one another DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.',
  );
}

async function prepareSchema(db: Kysely<Schema>, connection: LibsqlConnection, role: EmbeddedOptions['role']) {
  const target = { db, columnTypes: embeddedTraits.columnTypes };
  if (role === 'tool') return requireCurrent(target);
  // Kysely does not migrate SQLite in a transaction of its own.
  connection.exec('begin immediate');
  try {
    await migrate(target);
    connection.exec('commit');
  } catch (error) {
    connection.exec('rollback');
    throw error;
  }
}

async function databaseOn(path: string, db: Kysely<Schema>, letGo: (() => void)[]): Promise<Database> {
  const connection = openWriter(path);
  letGo.push(() => connection.close());
  await connection.exec(DURABLE);
  await connection.exec('pragma busy_timeout = 0');
  const writing = new Kysely<Schema>({ dialect: writerDialect(connection) });
  const writer = await embeddedWriter(connection);
  const saveQuote = await saveQuoteWith(connection, writing);
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asRecordingFault(error, isOfTheSurroundings(error));
    });
  const submit = <T>(job: EmbeddedJob<T>) => guarded(writer.submit(job));
  return {
    description: `the embedded database ${resolve(path)}`,
    traits: embeddedTraits,
    read: (work) => guarded(work(db)),
    write: (work) => submit(() => work(writing)),
    save: (rows) => submit(() => saveQuote(rows)),
    ping: () => guarded(sql`select 1`.execute(db)).then(() => undefined),
    close: async () => {
      await writer.idle();
      while (letGo.length > 0) letGo.pop()!();
    },
  };
}
