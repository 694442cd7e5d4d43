import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** Reads something small, from where everything is kept. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  await db.selectFrom('settings').select('name').limit(1).execute();
}
