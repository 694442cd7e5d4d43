import { randomUUID } from 'node:crypto';
import { defined, readTrace } from '@cotiza/kernel';
import type { ClaimedMessage, PassedOver } from '@cotiza/quoting';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';
import type { StorageContext } from '../storage-context';
import { switchedOffEndpoints } from './endpoint-switches.repository';
import { openPayload, PAYLOAD_COLUMNS } from './new-messages';

/** Messages read at once after those of switched-off endpoints. */
const WIDE_LIMIT = 500;

interface Due {
  /** Earliest time at which one is due. */
  readonly since: number;
  readonly now: number;
  readonly passedOver: PassedOver;
}

export interface Claiming extends Due {
  readonly limit: number;
  readonly leaseUntil: number;
}

/** Pending messages whose time has come. The time of one that is claimed is the end of its lease. */
export const dueBy = (db: Kysely<Schema>, { since, now, passedOver }: Due) =>
  db
    .selectFrom('outbox')
    .where('outbox.state', '=', 'pending')
    .where('outbox.due_at', '>=', since)
    .where('outbox.due_at', '<=', now)
    // A literal, so that the planner uses the index of webhooks.
    .$if(passedOver.emails, (query) => query.where('outbox.kind', '=', sql.lit('webhook')))
    .$if(passedOver.endpoints.length > 0, (query) => query.where(isForNoneOf(passedOver.endpoints)));

const isForNoneOf = (endpoints: readonly string[]) => (is: ExpressionBuilder<Schema, 'outbox'>) =>
  is.or([is('outbox.target', 'is', null), is('outbox.target', 'not in', endpoints)]);

/** Claims the due messages, oldest first. Those of switched-off endpoints are set aside. */
export async function claim(
  context: StorageContext,
  db: Kysely<Schema>,
  claiming: Claiming,
): Promise<readonly ClaimedMessage[]> {
  const off = await switchedOffEndpoints(db);
  const isOff = ({ target }: DueRow) => target !== null && off.has(target);
  for (let limit = claiming.limit; ; limit = Math.max(limit, WIDE_LIMIT)) {
    const due = await oldestDue(context, db, claiming, limit);
    // Otherwise every claim would read all of them again.
    await setAside(db, due.filter(isOff));
    const taken = due.filter((row) => !isOff(row)).slice(0, claiming.limit);
    if (taken.length > 0) return lease(context, db, taken, claiming);
    if (due.length < limit) return [];
  }
}

type DueRow = Awaited<ReturnType<typeof oldestDue>>[number];

const oldestDue = ({ database }: StorageContext, db: Kysely<Schema>, claiming: Claiming, limit: number) =>
  dueBy(db, claiming)
    .select(['seq', 'quote', 'target', 'kind', 'event', 'attempts', 'created_at', 'trace', ...PAYLOAD_COLUMNS])
    .orderBy('outbox.due_at')
    .orderBy('outbox.seq')
    .limit(limit)
    .$if(database.traits.locksRows, (query) => query.forUpdate().skipLocked())
    .execute();

async function setAside(db: Kysely<Schema>, rows: readonly DueRow[]): Promise<void> {
  for (const some of chunksOf(rows)) await these(db, some).set({ due_at: null, lease: null }).execute();
}

async function referencesOf(db: Kysely<Schema>, rows: readonly DueRow[]): Promise<ReadonlyMap<number, string>> {
  const quotes = [...new Set(rows.map(({ quote }) => quote))];
  const found = await db.selectFrom('quotes').select(['seq', 'reference']).where('seq', 'in', quotes).execute();
  return new Map(found.map(({ seq, reference }) => [seq, reference]));
}

/** The range of quotations limits the update to their days. */
function these(db: Kysely<Schema>, rows: readonly DueRow[]) {
  const quotes = rows.map(({ quote }) => quote);
  return db
    .updateTable('outbox')
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .where('quote', '>=', Math.min(...quotes))
    .where('quote', '<=', Math.max(...quotes));
}

async function lease(
  { seals, report }: StorageContext,
  db: Kysely<Schema>,
  rows: readonly DueRow[],
  { now, leaseUntil }: Claiming,
): Promise<readonly ClaimedMessage[]> {
  const token = randomUUID();
  const references = await referencesOf(db, rows);
  const claimed: ClaimedMessage[] = [];
  const taken: DueRow[] = [];
  for (const row of rows) {
    try {
      const reference = defined(references.get(row.quote), 'reference of a quotation with messages');
      claimed.push(claimedMessage(row, reference, token, openPayload(seals, row)));
      taken.push(row);
    } catch (error) {
      // It does not hold up the others. The operator sees the reason, and replays it once it can be read.
      report('message-unreadable', error);
      await bury(db, row, (error as Error).message, now);
    }
  }
  for (const some of chunksOf(taken)) await these(db, some).set({ lease: token, due_at: leaseUntil }).execute();
  return claimed;
}

async function bury(db: Kysely<Schema>, row: DueRow, reason: string, now: number): Promise<void> {
  const dead = { state: 'dead', due_at: null, lease: null, ended_at: now, last_reason: reason } as const;
  await these(db, [row]).set(dead).execute();
}

const claimedMessage = (
  { quote, id, kind, target, event, attempts, created_at: createdAt, trace }: DueRow,
  reference: string,
  token: string,
  payload: string,
): ClaimedMessage => ({
  ...{ quote, id, reference, kind, target, event, payload, createdAt, attempts },
  // Earlier versions wrote a `tracestate` after a space; it is dropped.
  trace: readTrace(trace?.split(' ', 1)[0]),
  lease: token,
});
