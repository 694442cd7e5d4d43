import { randomBytes } from 'node:crypto';
import { defined } from '@cotiza/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database';
import type { DataKeysTable, Schema } from '../database/schema';
import { StorageUnusable } from '../storage-unusable';
import { open, seal, SealBroken, secretPlace, UnknownDataKey, type KeyRing } from './key-ring';
import { KEY_BYTES, type DataKey } from './data-key';

/**
 * The hashing secret of a database, made for one that has none. It hashes what no rotation can hash again because only the
 * hash is kept: callers' keys. Every process hashes alike, whichever data key it happens to be using.
 *
 * @throws StorageUnusable when a key that protects something here is not known
 */
export async function unlock(database: Database, ring: KeyRing): Promise<Buffer> {
  const rows = await database.read((db) => db.selectFrom('data_keys').selectAll().execute());
  const secrets = secretsIn(rows, ring);
  const current = ring.current();
  if (secrets.length > 0 && rows.some(({ key_id: id }) => id === current.id))
    return defined(secrets[0], 'secret that the keys open');
  return database.write(async (db) => {
    await registerKey(db, current, secrets[0] ?? randomBytes(KEY_BYTES));
    // Another process may have been quicker.
    return defined(
      secretsIn(await db.selectFrom('data_keys').selectAll().execute(), ring)[0],
      'secret that the keys open',
    );
  });
}

/** Keeps that a key protects something here from now on. */
export async function registerKey(db: Kysely<Schema>, key: DataKey, secret: Buffer): Promise<void> {
  const sealed = seal(key, secretPlace(key.id), secret.toString('base64'));
  await db
    .insertInto('data_keys')
    .values({ key_id: key.id, secret_seal: sealed.seal, secret: sealed.ciphertext })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

/** The secret as each key has it. @throws StorageUnusable when one of them is not known */
function secretsIn(rows: readonly Selectable<DataKeysTable>[], ring: KeyRing): Buffer[] {
  const unknown: string[] = [];
  const secrets = rows.flatMap((row) => {
    try {
      return [secretIn(row, ring)];
    } catch (error) {
      if (!(error instanceof UnknownDataKey)) throw error;
      unknown.push(error.keyId);
      return [];
    }
  });
  if (unknown.length === 0) return secrets;
  const known = ring.all().map(({ id }) => id);
  throw new StorageUnusable(
    `The database holds data under key ${unknown.join(', ')}, and the keys given are ${known.join(', ')}. ` +
      'Add the missing key to DATA_KEY, after the current one and separated by a comma, until a rotation has retired it.',
  );
}

function secretIn({ key_id: keyId, secret_seal: joined, secret }: Selectable<DataKeysTable>, ring: KeyRing): Buffer {
  try {
    const text = open(ring.find(keyId), secretPlace(keyId), { keyId, seal: joined, ciphertext: secret });
    return Buffer.from(text, 'base64');
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new StorageUnusable(
      `What the database keeps about key ${keyId} has been changed. Restore the database from a backup.`,
    );
  }
}
