import type { Clock } from '@cotiza/kernel';
import type { Outbox, PassedOver } from '@cotiza/messages';
import type { AddedListeners } from './added-listeners';
import { claim, dueBy, type ClaimParts } from './claim';
import { extend } from './extend';
import { Looks } from './looks';
import { settle } from './settle';

export interface OutboxParts extends ClaimParts {
  readonly clock: Clock;
  readonly added: AddedListeners;
}

const NOBODY: PassedOver = { emails: false, endpoints: [] };

/** The outbox on a database. */
export function outboxRepository(parts: OutboxParts): Outbox {
  const { database, clock, added } = parts;
  const looks = new Looks(database);
  return {
    claim: async (limit, leaseMs, passedOver = NOBODY) => {
      const now = clock.now();
      const within = await looks.next(now);
      // Looking costs nobody anything; claiming locks others out for a moment.
      const isAnyDue = await database.read((db) =>
        dueBy(db, { now, passedOver, within }).select('outbox.quote').limit(1).executeTakeFirst(),
      );
      if (!isAnyDue) return [];
      return database.write((db) => claim(parts, db, { limit, now, leaseUntil: now + leaseMs, passedOver, within }));
    },
    extend: (leases, leaseMs) => database.write((db) => extend(db, leases, clock.now(), leaseMs)),
    settle: async (message, settlement) => {
      const isTaken = await database.write((db) => settle(db, { message, settlement, now: clock.now() }, parts));
      if (isTaken && 'followUps' in settlement && settlement.followUps.length > 0) added.tell();
      return isTaken;
    },
    onAdded: (listener) => added.add(listener),
  };
}
