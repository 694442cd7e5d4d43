import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database';
import { USED_AT_LAG_MS } from '../quotes/guarantee-lists';
import type { Clock } from '@cotiza/kernel';
import { eraseQuotes } from './erase-quotes';
import type { OnProgress } from './privacy';

/** Quotations erased in one transaction: some milliseconds, after which others may write. */
const BATCH = 100;

/** Erases what is older than an instant. */
export async function purge(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  before: number,
  onProgress?: OnProgress,
): Promise<number> {
  let done = 0;
  for (;;) {
    const erased = await database.write(async (db) => {
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
    if (erased === 0) break;
    done += erased;
    onProgress?.(done);
    await nextTurn();
  }
  await database.write(async (db) => {
    await db.deleteFrom('idempotency_keys').where('until', '<=', clock.now()).execute();
    await db
      .deleteFrom('guarantee_lists')
      .where('used_at', '<', before - USED_AT_LAG_MS)
      .execute();
  });
  return done;
}
