import type { Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';

interface Found {
  readonly seq: number;
  readonly reference: string;
}

/** Erases what is found until nothing is: a revision may be committed while its quotation is waited for. Returns the references. */
export async function eraseFound(db: Kysely<Schema>, find: () => Promise<readonly Found[]>): Promise<string[]> {
  const references: string[] = [];
  for (;;) {
    const found = await find();
    const seqs = found.map(({ seq }) => seq);
    if ((await eraseQuotes(db, seqs)) === 0) return references;
    references.push(...found.map(({ reference }) => reference));
  }
}

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
