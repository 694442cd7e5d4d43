import type { Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { DialectTraits } from '../database/dialect-traits';
import type { Schema } from '../database/schema';
import type { KeyRing } from '../encryption/key-ring';
import { personHash } from '../encryption/subject-hashes';
import type { Person } from './privacy';

/** The numbers of the quotations that are about a person, whichever key they were hashed with. */
export async function findQuotesOf(
  db: Kysely<Schema>,
  person: Person,
  ring: KeyRing,
  traits: DialectTraits,
): Promise<number[]> {
  const hashes = ring.all().map((key) => personHash(key, person));
  const rows = await db
    .selectFrom('quote_subjects')
    .select('quote')
    .where(({ or, ref }) => or(hashes.map((hash) => traits.contains(ref('hashes'), hash))))
    .execute();
  return rows.map(({ quote }) => quote);
}

/** The references of quotations, by their numbers. */
export async function referencesOf(db: Kysely<Schema>, seqs: readonly number[]): Promise<string[]> {
  const references: string[] = [];
  for (const some of chunksOf(seqs)) {
    const rows = await db.selectFrom('quotes').select('reference').where('seq', 'in', some).orderBy('seq').execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  return references;
}
