import type { Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';
import { personHash } from '../encryption/subject-hashes';
import type { QuoteDetail } from '../quotes/quote-desk';
import { quoteDetail } from '../quotes/quote-desk.repository';
import type { AuditedContext, StorageContext } from '../storage-context';
import { readAudit } from './audit';
import { eraseQuotes } from './erase-quotes';
import type { Person, Privacy } from './privacy';
import { purge } from './purge';
import { rotateKey } from './rotate-key';

/** Export, erasure, purge and rotation on a database. */
export function privacyOn(context: AuditedContext): Privacy {
  const { database, clock, writeAudit } = context;
  const audit = (action: string, count: number) =>
    database.write((db) => writeAudit(db, { at: clock.now(), action, count }));
  return {
    exportPerson: async (person) => {
      const details = await database.read(async (db) => {
        const found: QuoteDetail[] = [];
        for (const some of chunksOf(await findQuotesOf(db, person, context))) {
          const rows = await db.selectFrom('quotes').selectAll().where('seq', 'in', some).orderBy('seq').execute();
          for (const row of rows) found.push(await quoteDetail(row, context));
        }
        return found;
      });
      await audit('export', details.length);
      return details;
    },
    referencesOf: (person) => database.read(async (db) => referencesOf(db, await findQuotesOf(db, person, context))),
    erasePerson: (person) =>
      database.write(async (db) => {
        const seqs = await findQuotesOf(db, person, context);
        const references = await referencesOf(db, seqs);
        const count = await eraseQuotes(db, seqs);
        await writeAudit(db, { at: clock.now(), action: 'erase', count });
        return references;
      }),
    purge: async (before, onProgress) => {
      let count = 0;
      const onErased = (more: number): void => {
        count += more;
        onProgress?.(count);
      };
      await purge(context, before, onErased).catch(async (error: unknown) => {
        if (count > 0) await audit('purge', count);
        throw error;
      });
      onErased(0);
      await audit('purge', count);
      return count;
    },
    rotateKey: async (onProgress) => {
      const count = await rotateKey(context, onProgress);
      await audit('rotate-key', count);
      return count;
    },
    auditTrail: (limit) => database.read((db) => readAudit(db, limit)),
  };
}

/** The numbers of the quotations that are about a person, whichever key they were hashed with. */
async function findQuotesOf(db: Kysely<Schema>, person: Person, { ring, database }: StorageContext): Promise<number[]> {
  const hashes = ring.all().map((key) => personHash(key, person));
  const rows = await db
    .selectFrom('quote_subjects')
    .select('quote')
    .where(({ or, ref }) => or(hashes.map((hash) => database.traits.contains(ref('hashes'), hash))))
    .execute();
  return rows.map(({ quote }) => quote);
}

/** The references of quotations, by their numbers. */
async function referencesOf(db: Kysely<Schema>, seqs: readonly number[]): Promise<string[]> {
  const references: string[] = [];
  for (const some of chunksOf(seqs)) {
    const rows = await db.selectFrom('quotes').select('reference').where('seq', 'in', some).orderBy('seq').execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  return references;
}
