import type { Trace } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import type { KnownNumbers } from './known-numbers';
import { messageRow } from './message-row';

export interface AddingParts {
  readonly seals: Seals;
  readonly numbers: KnownNumbers;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The trace that they belong to, where there is one. */
  readonly trace?: Trace;
}

/** Adds messages, due at once. Those of a quotation that has been erased meanwhile are not added: there is nobody to write about. */
export async function addMessages(
  db: Kysely<Schema>,
  messages: readonly NewMessage[],
  { seals, numbers, now, trace }: AddingParts,
): Promise<void> {
  for (const message of messages) {
    const quote = await numberIn(db, message.reference, numbers).executeTakeFirst();
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
export function numberIn(db: Kysely<Schema>, reference: string, numbers: KnownNumbers) {
  const number = numbers.of(reference);
  const quote = db.selectFrom('quotes').select('seq').where('reference', '=', reference);
  return number === undefined ? quote : quote.where('seq', '=', number);
}
