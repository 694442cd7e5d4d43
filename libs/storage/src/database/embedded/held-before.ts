import type { Database } from '../database';

/**
 * Releases claimed messages and reserved keys. The embedded database has one service at a time, so their holders have ended.
 *
 * @param now milliseconds since the epoch
 */
export async function releaseHeldBefore(database: Database, now: number): Promise<void> {
  await database.write(async (db) => {
    await db
      .updateTable('outbox')
      .set({ lease: null, due_at: now })
      // Only what is pending can be claimed: saying so spares looking at all that was ever delivered.
      .where('state', '=', 'pending')
      .where('lease', 'is not', null)
      .execute();
    await db.deleteFrom('idempotency_keys').where('quote', 'is', null).execute();
  });
}
