import { randomUUID } from 'node:crypto';
import { traceInText } from '@cotiza/kernel';
import type { ClaimedMessage, PassedOver } from '@cotiza/messages';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { switchedOffEndpoints } from './endpoint-switches.repository';
import { openPayload } from './sealed-payload';

/** Messages looked at in one go, when the first of them belong to endpoints that are off. */
const WIDE_LOOK = 500;

export interface Claiming {
  readonly limit: number;
  readonly now: number;
  readonly leaseUntil: number;
  readonly passedOver: PassedOver;
}

export interface ClaimParts {
  readonly database: Database;
  readonly seals: Seals;
  /** Told of messages that cannot be read. Nothing personal is in it. */
  readonly report: (event: string, error: unknown) => void;
}

/** Pending messages whose time has come. The time of one that is claimed is the end of its lease. */
export const dueBy = (db: Kysely<Schema>, { now, passedOver }: Pick<Claiming, 'now' | 'passedOver'>) =>
  db
    .selectFrom('outbox')
    .where('outbox.state', '=', 'pending')
    .where('outbox.due_at', '<=', now)
    .$if(passedOver.emails, (query) => query.where('outbox.kind', '<>', 'email'))
    .$if(passedOver.endpoints.length > 0, (query) => query.where(isForNoneOf(passedOver.endpoints)));

const isForNoneOf = (endpoints: readonly string[]) => (is: ExpressionBuilder<Schema, 'outbox'>) =>
  is.or([is('outbox.target', 'is', null), is('outbox.target', 'not in', endpoints)]);

/** Takes the messages that are due, oldest first. Those of endpoints that are off are put aside until they are on again. */
export async function claim(
  parts: ClaimParts,
  db: Kysely<Schema>,
  claiming: Claiming,
): Promise<readonly ClaimedMessage[]> {
  const off = await switchedOffEndpoints(db);
  const isOff = ({ target }: DueRow) => target !== null && off.has(target);
  for (let look = claiming.limit; ; look = Math.max(look, WIDE_LOOK)) {
    const due = await oldestDue(parts, db, claiming, look);
    // Left where they are, every claim would go through all of them again.
    await setAside(db, due.filter(isOff));
    const taken = due.filter((row) => !isOff(row)).slice(0, claiming.limit);
    if (taken.length > 0) return lease(parts, db, taken, claiming);
    if (due.length < look) return [];
  }
}

type DueRow = Awaited<ReturnType<typeof oldestDue>>[number];

const oldestDue = ({ database }: ClaimParts, db: Kysely<Schema>, claiming: Claiming, limit: number) =>
  dueBy(db, claiming)
    .innerJoin('quotes', 'quotes.seq', 'outbox.quote')
    .selectAll('outbox')
    .select('quotes.reference')
    .orderBy('outbox.due_at')
    .orderBy('outbox.seq')
    .limit(limit)
    .$if(database.traits.locksRows, (query) => query.forUpdate('outbox').skipLocked())
    .execute();

async function setAside(db: Kysely<Schema>, rows: readonly DueRow[]): Promise<void> {
  for (const some of chunksOf(rows.map(({ seq }) => seq))) {
    await db.updateTable('outbox').set({ due_at: null, lease: null }).where('seq', 'in', some).execute();
  }
}

async function lease(
  { seals, report }: ClaimParts,
  db: Kysely<Schema>,
  rows: readonly DueRow[],
  { now, leaseUntil }: Claiming,
): Promise<readonly ClaimedMessage[]> {
  const token = randomUUID();
  const claimed: ClaimedMessage[] = [];
  const taken: number[] = [];
  for (const row of rows) {
    try {
      claimed.push(claimedMessage(row, token, openPayload(seals, row)));
      taken.push(row.seq);
    } catch (error) {
      // It must not keep the others from leaving. The operator sees why it died, and can replay it once it can be read.
      report('message-unreadable', error);
      await bury(db, row.seq, (error as Error).message, now);
    }
  }
  for (const some of chunksOf(taken)) {
    await db.updateTable('outbox').set({ lease: token, due_at: leaseUntil }).where('seq', 'in', some).execute();
  }
  return claimed;
}

async function bury(db: Kysely<Schema>, seq: number, reason: string, now: number): Promise<void> {
  const dead = { state: 'dead', due_at: null, lease: null, ended_at: now, last_reason: reason } as const;
  await db.updateTable('outbox').set(dead).where('seq', '=', seq).execute();
}

const claimedMessage = (
  { id, reference, kind, target, event, attempts, created_at: createdAt, trace }: DueRow,
  token: string,
  payload: string,
): ClaimedMessage => ({
  ...{ id, reference, kind, target, event, payload, createdAt, attempts },
  trace: traceInText(trace),
  lease: token,
});
