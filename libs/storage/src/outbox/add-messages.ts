import type { Trace } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { messageRow } from './message-row';

export interface AddingParts {
  readonly seals: Seals;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The trace that they belong to, where there is one. */
  readonly trace?: Trace;
}

/** Adds messages, due at once. Those of a quotation that has been erased meanwhile are not added: there is nobody to write about. */
export async function addMessages(
  db: Kysely<Schema>,
  messages: readonly NewMessage[],
  { seals, now, trace }: AddingParts,
): Promise<void> {
  for (const message of messages) {
    const quote = await numberOf(db, message.reference).executeTakeFirst();
    if (!quote) continue;
    const row = messageRow(message, seals, now, trace);
    await db
      .insertInto('outbox')
      .values({ ...row, quote: quote.seq, state: 'pending', attempts: 0, due_at: now })
      .onConflict((conflict) => conflict.columns(['quote', 'id']).doNothing())
      .execute();
  }
}

/** The number of a quotation, if it is still kept. */
export const numberOf = (db: Kysely<Schema>, reference: string) =>
  db.selectFrom('quotes').select('seq').where('reference', '=', reference);
