import { randomUUID } from 'node:crypto';
import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { payloadPlace, type Seals } from '../encryption/seals';
import type { AddedListeners } from './added-listeners';
import { switchedOffEndpoints } from './endpoint-switches.repository';
import { settle } from './settle';

export interface OutboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seals: Seals;
  readonly added: AddedListeners;
}

/** The outbox on a database. */
export function outboxRepository(parts: OutboxParts): Outbox {
  const { database, clock, added } = parts;
  return {
    claim: async (limit, leaseMs) => {
      const now = clock.now();
      // Looking costs nobody anything; claiming locks others out for a moment.
      const isAnyDue = await database.read((db) => dueBy(db, now).select('outbox.seq').limit(1).executeTakeFirst());
      if (!isAnyDue) return [];
      return database.write((db) => claim(parts, db, { limit, now, leaseUntil: now + leaseMs }));
    },
    settle: async (message, settlement) => {
      const isTaken = await database.write((db) => settle(db, { message, settlement, now: clock.now() }, parts.seals));
      if (isTaken && 'followUps' in settlement && settlement.followUps.length > 0) added.tell();
      return isTaken;
    },
    onAdded: (listener) => added.add(listener),
  };
}

/** Pending messages whose time has come. The time of one that is claimed is the end of its lease. */
const dueBy = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('outbox').where('outbox.state', '=', 'pending').where('outbox.due_at', '<=', now);

interface Claiming {
  readonly limit: number;
  readonly now: number;
  readonly leaseUntil: number;
}

async function claim(parts: OutboxParts, db: Kysely<Schema>, claiming: Claiming): Promise<readonly ClaimedMessage[]> {
  const off = await switchedOffEndpoints(db);
  for (;;) {
    const due = await oldestDue(parts, db, claiming);
    const isOff = ({ target }: { target: string | null }) => target !== null && off.has(target);
    const waiting = due.filter(isOff).map(({ seq }) => seq);
    // Out of the way until the endpoint is switched on: else every claim would go through all of them again.
    if (waiting.length > 0) await db.updateTable('outbox').set({ due_at: null }).where('seq', 'in', waiting).execute();
    const lease = randomUUID();
    const claimed = due.filter((row) => !isOff(row));
    if (claimed.length > 0) {
      const seqs = claimed.map(({ seq }) => seq);
      await db.updateTable('outbox').set({ lease, due_at: claiming.leaseUntil }).where('seq', 'in', seqs).execute();
    }
    if (claimed.length > 0 || due.length < claiming.limit)
      return claimed.map((row) => claimedMessage(row, lease, parts));
  }
}

type DueRow = Awaited<ReturnType<typeof oldestDue>>[number];

const oldestDue = ({ database }: OutboxParts, db: Kysely<Schema>, { now, limit }: Claiming) =>
  dueBy(db, now)
    .innerJoin('quotes', 'quotes.seq', 'outbox.quote')
    .selectAll('outbox')
    .select('quotes.reference')
    .orderBy('outbox.due_at')
    .orderBy('outbox.seq')
    .limit(limit)
    .$if(database.traits.locksRows, (query) => query.forUpdate('outbox').skipLocked())
    .execute();

function claimedMessage(row: DueRow, lease: string, { seals }: OutboxParts): ClaimedMessage {
  const { id, reference, kind, target, event, attempts } = row;
  // What is pending has not been forgotten yet.
  const payload = seals.open(payloadPlace(id), { keyId: row.key_id!, bytes: row.payload! });
  return { id, reference, kind, target, event, payload, createdAt: row.created_at, attempts, lease };
}
