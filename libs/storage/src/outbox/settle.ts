import type { ClaimedMessage, Settlement } from '@cotiza/messages';
import type { Kysely, Updateable } from 'kysely';
import type { OutboxTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { insertMessages, messageRow } from './new-messages';
import { FORGOTTEN } from './sealed-payload';

export interface Settling {
  readonly message: ClaimedMessage;
  readonly settlement: Settlement;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Ends a claim that has not lapsed, and adds its follow-ups. Returns false for one that has. */
export async function settle(
  db: Kysely<Schema>,
  { message, settlement, now }: Settling,
  seals: Seals,
): Promise<boolean> {
  const quotes = db.selectFrom('quotes').select('seq').where('reference', '=', message.reference);
  const quote = (await quotes.executeTakeFirst())?.seq;
  if (quote === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...outcomeOf(settlement, now), lease: null, attempts: message.attempts + attemptsIn(settlement) })
    .where('quote', '=', quote)
    .where('id', '=', message.id)
    .where('lease', '=', message.lease)
    .where('due_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const followUps = 'followUps' in settlement ? settlement.followUps : [];
  await insertMessages(
    db,
    followUps.map((added) => ({ ...messageRow(added, seals, now, message.trace), quote })),
  );
  return true;
}

/** A message that comes back untried has not been attempted. */
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
