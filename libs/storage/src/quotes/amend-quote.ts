import type { NewMessage } from '@cotiza/messages';
import type { RecordedQuote } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import { saveLists } from '../database/quote-commits';
import type { Schema } from '../database/schema';
import { subjectHashes } from '../encryption/subject-hashes';
import { sealPayload } from '../outbox/sealed-payload';
import type { StorageContext } from '../storage-context';
import { sealBody } from './sealed-body';
import { writeQuote } from './stored-quote';

/** Replaces what is kept of a quotation, as `QuoteStore.amend` says. */
export async function amendQuote(
  { database, clock, ring, seals, lists, added }: StorageContext,
  quote: RecordedQuote,
  messages: readonly NewMessage[],
): Promise<boolean> {
  const { request, pending } = quote;
  const now = clock.now();
  const { refs, rows, confirm } = lists.keep(quote, now);
  const body = sealBody(seals, request.reference, writeQuote(quote, refs));
  // The hashes are made with the key of the body, which may be a newer one.
  const hashes = subjectHashes(ring.find(body.key_id), request.body);
  const isComplete = pending === undefined;
  const isKept = await database.write(async (db) => {
    const row = await db
      .updateTable('quotes')
      .set(body)
      .where('reference', '=', request.reference)
      .returning('seq')
      .executeTakeFirst();
    if (!row) return false;
    await db.updateTable('quote_subjects').set({ hashes }).where('quote', '=', row.seq).execute();
    await saveLists(db, rows);
    if (isComplete) {
      for (const { id, payload } of messages) {
        await waiting(db, row.seq, now)
          .set(sealPayload(seals, id, payload))
          .where('id', '=', id)
          .execute();
      }
      await waiting(db, row.seq, now).set({ due_at: now }).execute();
    }
    return true;
  });
  if (isKept) confirm();
  if (isKept && isComplete) added.tell();
  return isKept;
}

/** The messages of a quotation that wait for its last answers: they have not been tried. */
const waiting = (db: Kysely<Schema>, quote: number, now: number) =>
  db
    .updateTable('outbox')
    .where('quote', '=', quote)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .where('last_reason', 'is', null)
    .where('due_at', '>', now);
