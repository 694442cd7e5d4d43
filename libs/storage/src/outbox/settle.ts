import type { ClaimedMessage, NewMessage, Settlement } from '@cotiza/quoting';
import type { Kysely, Updateable } from 'kysely';
import type { OutboxTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { messageRow } from './message-row';
import { FORGOTTEN } from './sealed-payload';

export interface Settling {
  readonly message: ClaimedMessage;
  readonly settlement: Settlement;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Ends a claim that has not lapsed, and adds what follows from it. */
export async function settle(
  db: Kysely<Schema>,
  { message, settlement, now }: Settling,
  seals: Seals,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...outcomeOf(settlement, now), lease: null, attempts: message.attempts + attemptsIn(settlement) })
    .where('quote', '=', (inner) => inner.selectFrom('quotes').select('seq').where('reference', '=', message.reference))
    .where('id', '=', message.id)
    .where('lease', '=', message.lease)
    .where('due_at', '>', now)
    .executeTakeFirst();
  const isTaken = numUpdatedRows > 0n;
  if (isTaken && 'followUps' in settlement) await addMessages(db, settlement.followUps, message, { seals, now });
  return isTaken;
}

/** What was given back untried has not been attempted. */
const attemptsIn = ({ kind }: Settlement) => (kind === 'returned' ? 0 : 1);

function outcomeOf(settlement: Settlement, now: number): Updateable<OutboxTable> {
  switch (settlement.kind) {
    case 'delivered':
      return { ...FORGOTTEN, state: 'delivered', due_at: null, ended_at: now };
    case 'retry':
    case 'returned':
      return { due_at: settlement.dueAt, last_reason: settlement.reason };
    default:
      return { state: 'dead', due_at: null, ended_at: now, last_reason: settlement.reason };
  }
}

/** What follows from a message belongs to its trace. Messages of a quotation that has been erased meanwhile are not added: there is nobody to write about. */
async function addMessages(
  db: Kysely<Schema>,
  messages: readonly NewMessage[],
  { trace }: Pick<ClaimedMessage, 'trace'>,
  { seals, now }: { readonly seals: Seals; readonly now: number },
): Promise<void> {
  for (const message of messages) {
    const quote = await db
      .selectFrom('quotes')
      .select('seq')
      .where('reference', '=', message.reference)
      .executeTakeFirst();
    if (!quote) continue;
    await db
      .insertInto('outbox')
      .values({
        ...messageRow(message, seals, now, trace),
        quote: quote.seq,
        state: 'pending',
        attempts: 0,
        due_at: now,
      })
      .onConflict((conflict) => conflict.columns(['quote', 'id']).doNothing())
      .execute();
  }
}
