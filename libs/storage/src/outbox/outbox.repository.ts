import type { Outbox, PassedOver } from '@cotiza/messages';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { StorageContext } from '../storage-context';
import { claim, dueBy } from './claim';
import { settle } from './settle';

const NONE: PassedOver = { emails: false, endpoints: [] };

/** The outbox on a database. */
export function outboxRepository(context: StorageContext): Outbox {
  const { database, clock, seals, added } = context;
  return {
    claim: async (limit, leaseMs, passedOver = NONE) => {
      const now = clock.now();
      // A read first: claiming locks other writers out for a moment.
      const due = await database.read((db) =>
        dueBy(db, { now, passedOver }).select('outbox.quote').limit(1).executeTakeFirst(),
      );
      if (!due) return [];
      return database.write((db) => claim(context, db, { limit, now, leaseUntil: now + leaseMs, passedOver }));
    },
    extend: (leases, leaseMs) => database.write((db) => extend(db, leases, clock.now(), leaseMs)),
    settle: async (message, settlement) => {
      const isTaken = await database.write((db) => settle(db, { message, settlement, now: clock.now() }, seals));
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
