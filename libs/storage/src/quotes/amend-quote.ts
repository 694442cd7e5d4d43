import type { NewMessage, PendingPart, RecordedQuote } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import { saveLists } from '../database/quote-commits';
import type { Schema } from '../database/schema';
import { sealPayload } from '../outbox/new-messages';
import type { StorageContext } from '../storage-context';
import { pendingCount, sealLate } from './late-answers';
import type { QuoteStore } from '../storage';
import { BODY_COLUMNS, openQuote, sealedQuote } from './sealed-body';
import { writtenQuote } from './stored-quote';

/** Adds late answers to what is kept of a quotation, while others are pending. */
export async function addLate(
  { database, clock, seals, lists }: StorageContext,
  quote: RecordedQuote,
  pending: PendingPart,
  before: RecordedQuote,
): Promise<boolean> {
  const { reference } = quote.request;
  const now = clock.now();
  const { refs, rows, confirm } = lists.keep(quote, now);
  const kept = writtenQuote(before, lists.keep(before, now).refs);
  const sealed = sealLate(seals, kept, writtenQuote(quote, refs), pending);
  const isKept = await database.write(async (db) => {
    const found = await db
      .selectFrom('quotes')
      .select(['seq', 'created_at'])
      .where('reference', '=', reference)
      // Otherwise an erasure at this moment would leave the answers behind.
      .$if(database.traits.locksRows, (query) => query.forKeyShare())
      .executeTakeFirst();
    if (!found) return false;
    await saveLists(db, rows);
    await db
      .insertInto('late_answers')
      .values({ quote: found.seq, created_at: found.created_at, pending: pendingCount(pending), ...sealed })
      // A repetition, because it was not known whether they were kept.
      .onConflict((conflict) => conflict.columns(['quote', 'pending']).doNothing())
      .execute();
    return true;
  });
  if (isKept) confirm();
  return isKept;
}

/** Replaces what is kept of a quotation that waits for no insurer, as `QuoteStore.amend` says. */
export const completeQuote = (
  context: StorageContext,
  quote: RecordedQuote,
  messages: readonly NewMessage[],
): Promise<boolean> => inOneWrite(context, (db) => replace(db, context, quote, messages));

/** Changes a quotation whose insurers have asked, as `QuoteStore.change` says. */
export const changeRound = (
  context: StorageContext,
  reference: string,
  change: Parameters<QuoteStore['change']>[1],
  messagesOf: Parameters<QuoteStore['change']>[2],
): Promise<boolean> =>
  inOneWrite(context, async (db) => {
    const row = await db
      .selectFrom('quotes')
      .select(BODY_COLUMNS)
      .where('reference', '=', reference)
      .$if(context.database.traits.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return undefined;
    const quote = change(openQuote(context.seals, row).secondRound);
    return quote ? replace(db, context, quote, quote.pending ? [] : messagesOf(quote)) : () => undefined;
  });

/** @param work returns what to do after the commit, undefined where the quotation has been erased */
async function inOneWrite(
  { database, added }: StorageContext,
  work: (db: Kysely<Schema>) => Promise<(() => void) | undefined>,
): Promise<boolean> {
  const confirm = await database.write(work);
  confirm?.();
  if (confirm) added.tell();
  return confirm !== undefined;
}

async function replace(
  db: Kysely<Schema>,
  context: StorageContext,
  quote: RecordedQuote,
  messages: readonly NewMessage[],
): Promise<(() => void) | undefined> {
  const { clock, seals } = context;
  const now = clock.now();
  const { columns, hashes, guaranteeLists, confirm } = sealedQuote(context, quote, now);
  const row = await db
    .updateTable('quotes')
    .set(columns)
    .where('reference', '=', quote.request.reference)
    .returning('seq')
    .executeTakeFirst();
  if (!row) return undefined;
  await db.updateTable('quote_subjects').set({ hashes }).where('quote', '=', row.seq).execute();
  await saveLists(db, guaranteeLists);
  await db.deleteFrom('late_answers').where('quote', '=', row.seq).execute();
  for (const { id, payload } of messages) {
    await waiting(db, row.seq, now)
      .set(sealPayload(seals, id, payload))
      .where('id', '=', id)
      .execute();
  }
  await waiting(db, row.seq, now)
    .set({ due_at: quote.pending?.until ?? now })
    .execute();
  return confirm;
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
