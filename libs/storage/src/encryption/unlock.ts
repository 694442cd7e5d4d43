import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { StorageUnusable } from '../storage-unusable';
import { open, seal, SealBroken } from './cipher';
import { KEY_BYTES, type DataKey } from './data-key';
import type { KeyRing } from './key-ring';
import { secretPlace } from './seals';

/**
 * The hashing secret of a database, made for one that has none. It hashes what no rotation can hash again because only the
 * hash is kept: callers' keys. Every process hashes alike, whichever data key it happens to be using.
 *
 * @throws StorageUnusable when a key that protects something here is not known
 */
export async function unlock(database: Database, ring: KeyRing): Promise<Buffer> {
  const rows = await database.read((db) => db.selectFrom('data_keys').selectAll().execute());
  const known = new Map(ring.all().map((key) => [key.id, key]));
  const unknown = rows.filter(({ key_id: id }) => !known.has(id)).map(({ key_id: id }) => id);
  if (unknown.length > 0) {
    throw new StorageUnusable(
      `The database holds data under key ${unknown.join(', ')}, and the keys given are ${[...known.keys()].join(', ')}. ` +
        'Add the missing key to DATA_KEY, after the current one and separated by a comma, until "ops privacy rotate-key" has retired it.',
    );
  }
  const current = ring.current();
  if (rows.some(({ key_id: id }) => id === current.id)) return secretIn(rows[0]!, known);
  return database.write(async (db) => {
    const made = rows[0] ? secretIn(rows[0], known) : randomBytes(KEY_BYTES);
    await registerKey(db, current, made);
    const kept = await db.selectFrom('data_keys').selectAll().execute();
    return secretIn(
      kept.find(({ key_id: id }) => known.has(id))!,
      known,
    );
  });
}

/** Keeps that a key protects something here from now on. */
export async function registerKey(db: Kysely<Schema>, key: DataKey, secret: Buffer): Promise<void> {
  await db
    .insertInto('data_keys')
    .values({ key_id: key.id, secret: seal(key, secretPlace(key.id), secret.toString('base64')) })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

function secretIn(row: { key_id: string; secret: Buffer }, known: ReadonlyMap<string, DataKey>): Buffer {
  try {
    return Buffer.from(open(known.get(row.key_id)!, secretPlace(row.key_id), row.secret), 'base64');
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new StorageUnusable(
      `What the database keeps about key ${row.key_id} has been changed. Restore the database from a backup.`,
    );
  }
}
