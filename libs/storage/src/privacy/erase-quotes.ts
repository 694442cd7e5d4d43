import type { Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';

/** Erases quotations, and with them their hashes, their messages and their results under callers' keys. */
export async function eraseQuotes(db: Kysely<Schema>, seqs: readonly number[]): Promise<number> {
  let count = 0;
  for (const some of chunksOf(seqs)) {
    await db.deleteFrom('idempotency_keys').where('quote', 'in', some).execute();
    const { numDeletedRows } = await db.deleteFrom('quotes').where('seq', 'in', some).executeTakeFirst();
    count += Number(numDeletedRows);
  }
  return count;
}
