import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** Erases quotations, and with them their hashes, their messages and their results under callers' keys. */
export async function eraseQuotes(db: Kysely<Schema>, seqs: readonly number[]): Promise<number> {
  if (seqs.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('quotes').where('seq', 'in', seqs).executeTakeFirst();
  return Number(numDeletedRows);
}
