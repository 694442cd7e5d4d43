import { existing } from '@cotiza/kernel';
import { sql, type Kysely } from 'kysely';
import { dayOf, NUMBERS_OF_A_DAY } from '../quote-numbers';
import { ReservationLost, type QuoteRows } from '../quote-rows';
import type { Schema } from '../schema';

/**
 * Writes the rows of several quotations, table by table.
 *
 * @throws ReservationLost when a caller's key has gone to another request; then nothing may be committed
 */
export async function saveGroup(db: Kysely<Schema>, group: readonly QuoteRows[]): Promise<void> {
  const numberOf = await saveQuotes(db, group);
  const subjects = group.map((rows) => ({ quote: numberOf(rows), hashes: rows.hashes }));
  await db.insertInto('quote_subjects').values(subjects).execute();
  const messages = group.flatMap((rows) => rows.messages.map((message) => ({ ...message, quote: numberOf(rows) })));
  if (messages.length > 0) {
    const pending = messages.map((row) => ({ ...row, state: 'pending' as const, attempts: 0, due_at: row.created_at }));
    const outbox = db.insertInto('outbox').values(pending);
    await outbox.onConflict((conflict) => conflict.columns(['quote', 'id']).doNothing()).execute();
  }
  await saveLists(db, group);
  for (const rows of group) await settleReservation(db, rows, numberOf(rows));
}

async function saveQuotes(db: Kysely<Schema>, group: readonly QuoteRows[]): Promise<(rows: QuoteRows) => number> {
  const numbered = group.map(({ quote }) => ({
    ...quote,
    seq: sql<number>`${dayOf(quote.created_at) * NUMBERS_OF_A_DAY}::bigint + nextval('quotes_seq_seq')`,
  }));
  const saved = await db.insertInto('quotes').values(numbered).returning(['seq', 'reference']).execute();
  const numbers = new Map(saved.map(({ seq, reference }) => [reference, seq]));
  return ({ quote }) => existing(numbers.get(quote.reference), 'number of a saved quotation');
}

/** In one order in every process, so that no two wait for each other. */
async function saveLists(db: Kysely<Schema>, group: readonly QuoteRows[]): Promise<void> {
  const byHash = new Map(group.flatMap((rows) => rows.guaranteeLists.map((list) => [list.hash, list])));
  if (byHash.size === 0) return;
  const lists = [...byHash.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await db
    .insertInto('guarantee_lists')
    .values(lists)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(({ ref }) => ({ used_at: ref('excluded.used_at') })))
    .execute();
}

async function settleReservation(db: Kysely<Schema>, { reservation }: QuoteRows, quote: number): Promise<void> {
  if (!reservation) return;
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ quote, until: reservation.until })
    .where('key_hash', '=', reservation.keyHash)
    .where('owner', '=', reservation.owner)
    .where('quote', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ReservationLost();
}
