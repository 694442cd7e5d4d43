import { chmodSync, existsSync } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteDialect, CompiledQuery } from 'kysely';
import { makeFolder } from '../../make-folder';
import type { MessageRow } from '../../outbox/new-messages';
import { StorageUnusable } from '../../storage-unusable';
import { commitGroups, notNeeded, saveOthers } from '../quote-commits';
import type { Database, DatabaseOptions } from '../database';
import { embeddedTraits } from '../dialect-traits';
import { migrate, requireCurrent, START_FIRST } from '../migrations/migrations';
import type { QuoteRows } from '../quote-rows';
import { asRecordingFault, asSavingFault } from '../recording-fault';
import type { Schema } from '../schema';
import { openLibsql, type LibsqlConnection, kyselyOn, WriterConnection } from './libsql-connection';
import { takeServiceLock } from './service-lock';
import { isOfTheSurroundings, commitFault, sqliteCode } from './sqlite-faults';

/** Longest wait of a reader for a lock, in milliseconds. In WAL mode readers wait only for set-up or recovery of the file. */
const READER_TIMEOUT_MS = 2000;

/** Memory of the writer for pages that it has written lately: the indexes of a hundred thousand quotations. */
const CACHE_KIB = 16_000;

/** `Coti`, for programs that tell files apart. */
const APPLICATION_ID = 0x436f_7469;

const DURABLE = `
  pragma busy_timeout = ${READER_TIMEOUT_MS};
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/** The database is personal data. */
const OWNER_ONLY = 0o600;

type Closing = () => void;

/**
 * Opens the database in a folder: one connection reads, one writes.
 *
 * @throws StorageUnusable, or an error of the driver or of the file system
 */
export async function openEmbedded({ dataDir: directory, role }: DatabaseOptions): Promise<Database> {
  const path = join(directory, 'cotiza.db');
  if (role === 'service') makeFolder(directory);
  else if (!existsSync(path))
    throw new StorageUnusable(`There is no database in ${resolve(directory)}. ${START_FIRST}`);
  const closings: Closing[] = [];
  const closeAll = () => {
    for (const close of closings.splice(0).reverse()) close();
  };
  try {
    if (role === 'service') closings.push(takeServiceLock(directory, inUse(directory)));
    const reader = openLibsql(path);
    closings.push(() => reader.close());
    reader.exec(DURABLE);
    if (role === 'service') for (const file of [path, join(directory, 'service.lock')]) keepToOwner(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) });
    await prepareSchema(db, reader, role);
    const connection = new WriterConnection(path);
    closings.push(() => connection.close());
    // The writer waits for other programs without holding up this thread.
    await connection.exec(`${DURABLE} pragma busy_timeout = 0; pragma cache_size = -${CACHE_KIB}`);
    return databaseOn(directory, db, connection, closeAll);
  } catch (error) {
    closeAll();
    throw error;
  }
}

/** Restricts an existing database too; SQLite gives its companion files the same mode. */
function keepToOwner(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}

const inUse = (directory: string) =>
  `Another service is using the data folder ${resolve(directory)}. ` +
  'Stop it, give this one another DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.';

async function prepareSchema(db: Kysely<Schema>, connection: LibsqlConnection, role: DatabaseOptions['role']) {
  const target = { db, columnTypes: embeddedTraits.columnTypes };
  if (role === 'tool') return requireCurrent(target);
  // Kysely does not migrate SQLite in a transaction of its own.
  connection.exec('begin immediate');
  try {
    await migrate(target);
    // It is written each time, so that a disk that takes nothing shows now.
    connection.exec(`pragma application_id = ${APPLICATION_ID}`);
    connection.exec('commit');
  } catch (error) {
    connection.exec('rollback');
    throw error;
  }
}

function databaseOn(directory: string, db: Kysely<Schema>, connection: WriterConnection, closeAll: Closing): Database {
  const writing = kyselyOn(connection);
  const writer = embeddedWriter(connection);
  const save = async (rows: QuoteRows): Promise<void> => {
    const isSaved = await writer.submit(async () => {
      if (rows.isAbandoned?.()) return false;
      await saveQuote(connection, writing, rows);
      return true;
    });
    if (!isSaved) throw notNeeded();
  };
  const guarded = <T>(work: Promise<T>, asFault = asRecordingFault): Promise<T> =>
    work.catch((error: unknown) => {
      throw asFault(error, isOfTheSurroundings(error));
    });
  return {
    description: `the embedded database ${resolve(directory, 'cotiza.db')}`,
    traits: embeddedTraits,
    read: (work) => guarded(work(db)),
    write: (work) => guarded(writer.submit(() => work(writing))),
    save: (rows) => guarded(save(rows), asSavingFault),
    checkRoom: () =>
      checkRoom(directory).catch((error: unknown) => {
        throw asRecordingFault(error, true);
      }),
    close: async () => {
      await writer.idle();
      // What is in the log is safe, but a copy of the database file alone should have it too.
      await connection.exec('pragma wal_checkpoint(truncate)').catch(() => undefined);
      closeAll();
    },
  };
}

/** Room for some quotations. */
const PROBE = Buffer.alloc(256 * 1024);

/**
 * Takes room on the disk of a folder and gives it back. A database that reuses its own pages is written to on a full disk as long
 * as nothing is added to it.
 *
 * @throws an error of the file system when there is none
 */
async function checkRoom(directory: string): Promise<void> {
  const path = join(directory, `.room-${process.pid}.tmp`);
  const probe = await open(path, 'w', 0o600);
  try {
    await probe.writeFile(PROBE);
  } finally {
    await probe.close();
    await unlink(path);
  }
}

/** Columns of a new row. Statements are written once: building them costs more than running them. */
const QUOTE: readonly (keyof QuoteRows['quote'])[] = [
  ...(['reference', 'line', 'state', 'created_at', 'link_token_hash', 'link_expires_at'] as const),
  ...(['key_id', 'body_seal', 'body'] as const),
];
const MESSAGE: readonly (keyof MessageRow)[] = [
  ...(['id', 'kind', 'target', 'event', 'state', 'attempts', 'due_at', 'created_at', 'last_reason', 'trace'] as const),
  ...(['key_id', 'payload_seal', 'payload'] as const),
];

const insertInto = (table: keyof Schema, columns: readonly string[]) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

const INSERT_QUOTE = insertInto('quotes', QUOTE);
const INSERT_SUBJECTS = insertInto('quote_subjects', ['quote', 'hashes']);
const INSERT_MESSAGE = `${insertInto('outbox', ['quote', ...MESSAGE])} on conflict (quote, id) do nothing`;

/**
 * Writes the rows of a quotation in the transaction of the caller.
 *
 * @throws ReservationLost, SeriesClosed as `saveQuotes`
 */
async function saveQuote(connection: WriterConnection, db: Kysely<Schema>, rows: QuoteRows): Promise<void> {
  const insert = (sql: string, parameters: readonly unknown[]) => connection.executeQuery({ sql, parameters });
  const { insertId } = await insert(
    INSERT_QUOTE,
    QUOTE.map((column) => rows.quote[column]),
  );
  const seq = Number(insertId);
  await insert(INSERT_SUBJECTS, [seq, rows.hashes]);
  for (const message of rows.messages) await insert(INSERT_MESSAGE, [seq, ...MESSAGE.map((column) => message[column])]);
  await saveOthers(db, [{ ...rows, seq }], embeddedTraits);
}

/** Longest wait for another program that writes, in milliseconds, before calls reject. */
const TIMEOUT_MS = 5000;
const RETRY_EVERY_MS = 10;

const BEGIN = CompiledQuery.raw('begin immediate');

/** Work in a transaction. It may be done again when another member of its group fails. */
type EmbeddedJob<T = unknown> = () => Promise<T>;

/** Does jobs one after the other, many in one transaction. */
export function embeddedWriter(connection: WriterConnection) {
  /** Some failures have rolled the transaction back already. */
  const rollBack = async () => {
    if (connection.isInTransaction) await connection.exec('rollback');
  };
  const groups = commitGroups<EmbeddedJob, unknown>({
    failsWholeGroup: isOfTheSurroundings,
    commit: async (jobs) => {
      // A transaction is still open where its own rollback failed.
      await rollBack();
      await beginWhenFree(connection);
      try {
        const results: unknown[] = [];
        for (const job of jobs) results.push(await job());
        await connection.exec('commit').catch((error: unknown) => {
          throw commitFault(error);
        });
        return results;
      } catch (error) {
        await rollBack().catch(() => undefined);
        throw error;
      }
    },
  });
  return {
    /** Resolves once what the job wrote is on the disk. */
    submit: <T>(job: EmbeddedJob<T>) => groups.submit(job) as Promise<T>,
    /** Resolves when nothing is under way or waiting. */
    idle: () => groups.idle(),
  };
}

/** Only one program writes at a time. Waiting happens here, where it holds up no other work of this process. */
async function beginWhenFree(connection: WriterConnection): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_EVERY_MS) {
    try {
      await connection.executeQuery(BEGIN);
      return;
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_BUSY' || waitedMs >= TIMEOUT_MS) throw error;
      await pause(RETRY_EVERY_MS);
    }
  }
}
