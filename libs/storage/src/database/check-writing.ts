import type { Clock } from '@cotiza/kernel';
import type { Database } from './database';

/** One row, written over and over. */
const NAME = 'last-write-check';

/**
 * Writes something small to where everything is kept, as everything is written: through the same queue, and down to the disk; and
 * sees that there is room for more.
 */
export async function checkWriting(database: Database, clock: Clock): Promise<void> {
  const row = { value: '', changed_at: clock.now() };
  await database.write((db) =>
    db
      .insertInto('settings')
      .values({ name: NAME, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  );
  await database.checkRoom();
}
