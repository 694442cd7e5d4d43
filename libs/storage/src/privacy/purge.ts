import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database';
import { makeComingDays } from '../database/make-days';
import { USED_AT_LAG_MS } from '../quotes/guarantee-lists';
import type { StorageContext } from '../storage-context';
import { eraseQuotes } from './erase-quotes';

/** Quotations erased in one transaction: some milliseconds, after which others may write. */
const BATCH = 100;

/**
 * Erases what is older than an instant: whole days at once, where they are kept apart, and the rest row by row.
 *
 * @throws where a day could not be dropped for now, after what does not hang on it: neither it nor the rest is erased row by row
 */
export async function purge(context: StorageContext, before: number, onErased: (count: number) => void): Promise<void> {
  const { database, clock } = context;
  await makeComingDays(context);
  try {
    await database.days?.drop(before, clock.now(), onErased);
    await eraseEach(database, before, onErased);
  } finally {
    await database.write(async (db) => {
      await db.deleteFrom('idempotency_keys').where('until', '<=', clock.now()).execute();
      await db
        .deleteFrom('guarantee_lists')
        .where('used_at', '<', before - USED_AT_LAG_MS)
        .execute();
    });
  }
}

async function eraseEach(database: Database, before: number, erased: (count: number) => void): Promise<void> {
  for (;;) {
    const count = await database.write(async (db) => {
      const old = await db
        .selectFrom('quotes')
        .select('seq')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(BATCH)
        .execute();
      return eraseQuotes(
        db,
        old.map(({ seq }) => seq),
      );
    });
    if (count === 0) return;
    erased(count);
    await nextTurn();
  }
}
