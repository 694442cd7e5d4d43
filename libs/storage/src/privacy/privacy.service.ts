import { chunksOf } from '../database/chunks';
import type { QuoteDetail } from '../quotes/quote-desk';
import { quoteDetail } from '../quotes/quote-desk.repository';
import type { AuditedContext } from '../storage-context';
import { readAudit } from './audit';
import { eraseQuotes } from './erase-quotes';
import { findQuotesOf, referencesOf } from './find-quotes';
import type { Privacy } from './privacy';
import { purge } from './purge';
import { rotateKey } from './rotate-key';

/** Export, erasure, purge and rotation on a database. */
export function privacyOn(context: AuditedContext): Privacy {
  const { database, clock, ring, writeAudit } = context;
  const audit = (action: string, count: number) =>
    database.write((db) => writeAudit(db, { at: clock.now(), action, count }));
  return {
    exportPerson: async (person) => {
      const details = await database.read(async (db) => {
        const found: QuoteDetail[] = [];
        for (const some of chunksOf(await findQuotesOf(db, person, ring, database.traits))) {
          const rows = await db.selectFrom('quotes').selectAll().where('seq', 'in', some).orderBy('seq').execute();
          for (const row of rows) found.push(await quoteDetail(row, context));
        }
        return found;
      });
      await audit('export', details.length);
      return details;
    },
    referencesOf: (person) =>
      database.read(async (db) => referencesOf(db, await findQuotesOf(db, person, ring, database.traits))),
    erasePerson: (person) =>
      database.write(async (db) => {
        const seqs = await findQuotesOf(db, person, ring, database.traits);
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
