import { createHash } from 'node:crypto';
import { type Clock, upperFirst } from '@cotiza/kernel';
import type { Database } from '../database/database';
import { StorageUnusable } from '../storage-unusable';
import { countOf } from './table-rows';

/** The setting that marks a database during a copy into it. Its value identifies the source. */
export const COPY_MARK = 'copy-of';

/** Tables that only a service fills. */
const FILLED_BY_USE = ['quotes', 'outbox', 'idempotency_keys', 'audit'] as const;

/** Identifies a database by its data keys, which only its copies and restored backups share. */
export async function identityOf(database: Database): Promise<string> {
  const keys = await database.read((db) => db.selectFrom('data_keys').selectAll().orderBy('key_id').execute());
  if (keys.length === 0) throw new StorageUnusable(`There is nothing to copy in ${database.description}.`);
  const hash = createHash('sha256');
  for (const { key_id: id, secret } of keys) hash.update(id).update(secret);
  return hash.digest('base64url');
}

/**
 * Begins a copy, or goes on with one.
 *
 * @throws StorageUnusable where there is anything else in the database
 */
export async function markCopy(to: Database, identity: string, clock: Clock): Promise<void> {
  const marked = await copyMarkOf(to);
  if (marked === identity) return;
  if (marked !== undefined) {
    throw new StorageUnusable(
      `${upperFirst(to.description)} holds part of a copy of another database, or of this one with other data keys. Empty it first.`,
    );
  }
  for (const name of FILLED_BY_USE) {
    if ((await countOf(to, { name })) > 0)
      throw new StorageUnusable(`${upperFirst(to.description)} holds data of its own. Copy to an empty database.`);
  }
  const mark = { name: COPY_MARK, value: identity, changed_at: clock.now() };
  await to.write(async (db) => {
    for (const table of ['settings', 'data_keys', 'guarantee_lists'] as const) await db.deleteFrom(table).execute();
    await db.insertInto('settings').values(mark).execute();
  });
}

export async function unmarkCopy(to: Database): Promise<void> {
  await to.write((db) => db.deleteFrom('settings').where('name', '=', COPY_MARK).execute());
}

/** @throws StorageUnusable where a copy has not come to its end: part of what was kept is missing */
export async function refuseUnfinishedCopy(database: Database): Promise<void> {
  if ((await copyMarkOf(database)) === undefined) return;
  throw unfinishedCopy(upperFirst(database.description));
}

/** @param database in words that begin a sentence */
export const unfinishedCopy = (database: string): StorageUnusable =>
  new StorageUnusable(
    `${database} holds a copy that has not come to its end. Run ops storage copy again: it goes on where it was.`,
  );

async function copyMarkOf(database: Database): Promise<string | undefined> {
  const mark = database.read((db) =>
    db.selectFrom('settings').select('value').where('name', '=', COPY_MARK).executeTakeFirst(),
  );
  return (await mark)?.value;
}
