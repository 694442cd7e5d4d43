import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeptDraft } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';
import { forgetDrafts } from '../drafts/forget-drafts';
import { keptDraft } from '../drafts/sealed-draft';
import { personHash } from '../encryption/hashes';
import { forgetResumeCodes } from '../quotes/resume-codes.repository';
import type { QuoteDetail } from '../quotes/quote-admin';
import { quoteDetail } from '../quotes/quote-admin.repository';
import type { AuditedContext, StorageContext } from '../storage-context';
import type { Database } from '../database/database';
import { makeComingDays } from '../database/make-days';
import { USED_AT_LAG_MS } from '../quotes/guarantee-lists';
import { readAudit } from './audit';
import { eraseFound, eraseQuotes } from './erase-quotes';
import type { Person, Privacy } from './privacy';
import { rotateKey } from './rotate-key';

export function privacyOn(context: AuditedContext): Privacy {
  const { database, clock, writeAudit } = context;
  const audit = (action: string, count: number) =>
    database.write((db) => writeAudit(db, { at: clock.now(), action, count }));
  return {
    exportPerson: async (person) => {
      const { quotes, drafts } = await database.read(async (db) => {
        const found: QuoteDetail[] = [];
        for (const some of chunksOf(await findQuotesOf(db, person, context))) {
          const rows = await db.selectFrom('quotes').selectAll().where('seq', 'in', some).orderBy('seq').execute();
          for (const row of rows) found.push(await quoteDetail(row, context));
        }
        return { quotes: found, drafts: await draftsOf(db, person, context) };
      });
      await audit('export', quotes.length + drafts.length);
      return { quotes, drafts };
    },
    referencesOf: async (person) => {
      const quotes = await database.read((db) => rowsOf(db, person, context));
      return quotes.map(({ reference }) => reference);
    },
    erasePerson: (person) =>
      database.write(async (db) => {
        const references = await eraseFound(db, () => rowsOf(db, person, context));
        const drafts = await eraseDrafts(db, person, context);
        await writeAudit(db, { at: clock.now(), action: 'erase', count: references.length + drafts });
        return { references, drafts };
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
  const rows = await db.selectFrom('quote_subjects').select('quote').where(database.traits.isAbout(hashes)).execute();
  return rows.map(({ quote }) => quote);
}

/** The quotations that are about a person. */
async function rowsOf(db: Kysely<Schema>, person: Person, context: StorageContext) {
  const found: { readonly seq: number; readonly reference: string }[] = [];
  for (const some of chunksOf(await findQuotesOf(db, person, context))) {
    const rows = db.selectFrom('quotes').select(['seq', 'reference']).where('seq', 'in', some).orderBy('seq');
    found.push(...(await rows.execute()));
  }
  return found;
}

/** Returns the drafts in which a customer has named a person. */
async function draftsOf(db: Kysely<Schema>, person: Person, context: StorageContext): Promise<KeptDraft[]> {
  const isAbout = context.database.traits.isAbout(context.ring.all().map((key) => personHash(key, person)));
  const rows = await db.selectFrom('quote_drafts').selectAll().where(isAbout).orderBy('seq').execute();
  return rows.map((row) => keptDraft(context.seals, row));
}

/** Erases the drafts in which a customer has named a person. Returns their number. */
async function eraseDrafts(db: Kysely<Schema>, person: Person, { ring, database }: StorageContext): Promise<number> {
  const hashes = ring.all().map((key) => personHash(key, person));
  const deletion = db.deleteFrom('quote_drafts').where(database.traits.isAbout(hashes));
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}

/** Quotations, or keys of callers, erased in one transaction: some milliseconds, after which others may write. */
const BATCH = 100;

/**
 * Erases what is older than an instant: whole days at once, where they are kept apart, and the rest row by row.
 *
 * @throws where a day could not be dropped for now, after what does not hang on it: neither it nor the rest is erased row by row
 */
async function purge(context: StorageContext, before: number, onErased: (count: number) => void): Promise<void> {
  const { database, clock } = context;
  await makeComingDays(context);
  try {
    await database.days?.drop(before, clock.now(), onErased);
    await eraseEach(database, before, onErased);
  } finally {
    await forgetKeys(database, clock.now());
    await forgetDrafts(context);
    await database.write((db) => forgetResumeCodes(db, clock.now()));
    for (const table of ['late_answers', 'quote_revisions'] as const)
      await database.write((db) => db.deleteFrom(table).where('created_at', '<', before).execute());
    await database.write((db) =>
      db
        .deleteFrom('guarantee_lists')
        .where('used_at', '<', before - USED_AT_LAG_MS)
        .execute(),
    );
  }
}

async function eraseEach(database: Database, before: number, erased: (count: number) => void): Promise<void> {
  for (;;) {
    const count = await database.write(async (db) => {
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
    if (count === 0) return;
    erased(count);
    await nextTurn();
  }
}

async function forgetKeys(database: Database, now: number): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; await nextTurn()) {
    deleted = await database.write(async (db) => {
      const past = db.selectFrom('idempotency_keys').select('key_hash').where('until', '<=', now).limit(BATCH);
      const deletion = db.deleteFrom('idempotency_keys').where('key_hash', 'in', past).where('until', '<=', now);
      return Number((await deletion.executeTakeFirst()).numDeletedRows);
    });
  }
}
