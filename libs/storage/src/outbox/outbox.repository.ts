import type { ClaimedMessage, Outbox, PassedOver, Settlement } from '@cotiza/quoting';
import type { Kysely, Updateable } from 'kysely';
import type { OutboxTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/key-ring';
import type { StorageContext } from '../storage-context';
import { claim, dueBy } from './claim';
import { insertMessages, messageRow, FORGOTTEN } from './new-messages';

const NONE: PassedOver = { emails: false, endpoints: [] };

/** Time between two looks for every due message, in milliseconds: the longest delay of one that was committed late. */
const EVERYWHERE_EVERY_MS = 60_000;
/** Longest time, in milliseconds, from the due time of a message to its commit, clocks of other machines included, as a rule. */
const COMMITTED_WITHIN_MS = 5000;

export function outboxRepository(context: StorageContext): Outbox {
  const { database, clock, seals, added } = context;
  // No message is due before this time, as a rule. While a backup holds a snapshot, the index keeps an entry of every attempt.
  let since = 0;
  let everywhereAt = -Infinity;
  return {
    claim: async (limit, leaseMs, passedOver = NONE) => {
      const now = clock.now();
      if (Math.abs(now - everywhereAt) >= EVERYWHERE_EVERY_MS) [since, everywhereAt] = [0, now];
      const from = since;
      // Reads first: claiming locks other writers out for a moment.
      const oldest = (without: PassedOver) =>
        database.read((db) =>
          dueBy(db, { since: from, now, passedOver: without })
            .select('due_at')
            .orderBy('due_at')
            .limit(1)
            .executeTakeFirst(),
        );
      const first = await oldest(NONE);
      // Unless another call looks everywhere meanwhile.
      if (since === from) since = (first?.due_at ?? now) - COMMITTED_WITHIN_MS;
      const passes = passedOver.emails || passedOver.endpoints.length > 0;
      if (!first || (passes && !(await oldest(passedOver)))) return [];
      return database.write((db) =>
        claim(context, db, { since: from, now, passedOver, limit, leaseUntil: now + leaseMs }),
      );
    },
    extend: (leases, leaseMs) => database.write((db) => extend(db, leases, clock.now(), leaseMs)),
    settle: async (message, settlement) => {
      const isTaken = await database.write((db) => settle(db, message, settlement, { seals, now: clock.now() }));
      if (isTaken && 'followUps' in settlement && settlement.followUps.length > 0) added.tell();
      return isTaken;
    },
    onAdded: (listener) => added.add(listener),
  };
}

/**
 * Moves the end of claims that have not lapsed to `leaseMs` from now. A claim that is extended ends within that time, which
 * keeps the look-up to a few rows of the index however many messages wait.
 */
async function extend(db: Kysely<Schema>, leases: readonly string[], now: number, leaseMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now + leaseMs })
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .where('due_at', '<=', now + leaseMs)
    .where('lease', 'in', leases)
    .execute();
}

/** Ends a claim that has not lapsed, and adds its follow-ups. Returns false for one that has. */
async function settle(
  db: Kysely<Schema>,
  message: ClaimedMessage,
  settlement: Settlement,
  { seals, now }: { readonly seals: Seals; readonly now: number },
): Promise<boolean> {
  const { quote } = message;
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
