import type { Kysely } from 'kysely';
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
