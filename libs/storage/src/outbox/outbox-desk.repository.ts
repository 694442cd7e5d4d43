import { REFERENCE_PATTERN } from '@cotiza/kernel';
import { AFTER_REVISION, MAIL_DEFERRED } from '@cotiza/quoting';
import type { Kysely, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { Schema } from '../database/schema';
import type { AuditedContext } from '../storage-context';
import { switchEndpointOn } from './endpoint-switches.repository';
import type { Backlog, FailedMessages, MessageState, MessageSummary, OutboxDesk } from './outbox-desk';
import { waitingEmailsTo } from './waiting-emails';
import { FORGOTTEN } from './new-messages';

type Ids = readonly string[] | 'all-dead';

/** The id of a message begins with the reference of its quotation, which has an index. */
const MESSAGE_ID = /^([A-Z0-9-]+)_[\w-]+$/;

/** Returns the reference in the id of a message; undefined where it is certainly none. */
function referenceIn(id: string): string | undefined {
  const reference = MESSAGE_ID.exec(id)?.[1];
  return reference !== undefined && REFERENCE_PATTERN.test(reference) ? reference : undefined;
}

export function outboxDeskRepository(context: AuditedContext): OutboxDesk {
  const { database, clock, writeAudit } = context;
  const changed = (action: string, change: (db: Kysely<Schema>, now: number) => Promise<number>) =>
    database.write(async (db) => {
      const at = clock.now();
      const count = await change(db, at);
      await writeAudit(db, { at, action, count });
      return count;
    });
  return {
    list: async ({ state, kind, reference, limit }) => {
      const rows = await database.read((db) =>
        summaries(db)
          .$call((query) => (state === undefined ? query : query.where('outbox.state', '=', state)))
          .$call((query) => (kind === undefined ? query : query.where('outbox.kind', '=', kind)))
          .$call((query) => (reference === undefined ? query : query.where('quotes.reference', '=', reference)))
          .orderBy('outbox.seq', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => summaryOf(row, clock.now()));
    },
    show: async (id) => {
      const reference = referenceIn(id);
      if (reference === undefined) return undefined;
      const row = await database.read((db) =>
        summaries(db).where('quotes.reference', '=', reference).where('outbox.id', '=', id).executeTakeFirst(),
      );
      return row && summaryOf(row, clock.now());
    },
    count: (states) => database.read((db) => countsOf(db, states)),
    backlog: () => database.read((db) => backlogOf(db, clock.now())),
    failed: () => database.read(failedIn),
    deferred: () => database.read((db) => deferredIn(db, clock.now())),
    retryNow: async (domain) => {
      const { ids, unreadable } =
        domain === undefined ? { ids: 'all' as const, unreadable: 0 } : await waitingEmailsTo(domain, context);
      return { due: await changed('retry-now', (db, now) => changeEach(waitingUntil(db, now), ids)), unreadable };
    },
    replay: (ids) => changed('replay', (db, now) => replayedIn(db, ids, now)),
    discard: (ids) => changed('discard', (db, now) => discardedIn(db, ids, now)),
    switchOn: (endpoint) => database.write((db) => switchEndpointOn(db, endpoint, context)),
  };
}

async function countsOf<State extends MessageState>(
  db: Kysely<Schema>,
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', states)
    .groupBy('state')
    .execute();
  const counts = new Map<MessageState, number>(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<State, number>;
}

/** Longest wait for another attempt, in milliseconds. What is due later was deferred, and is no backlog. */
const WAITS_MS = 6 * 3_600_000;

/** Both are looked up in the index alone. */
async function backlogOf(db: Kysely<Schema>, now: number): Promise<Backlog> {
  const toDeliver = db.selectFrom('outbox').where('state', '=', 'pending');
  const { waiting } = await toDeliver
    .where('due_at', '<=', now + WAITS_MS)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const oldest = await toDeliver
    .where('due_at', '<=', now)
    .select('due_at')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return { waiting, oldestDueAt: oldest?.due_at ?? null };
}

async function deferredIn(db: Kysely<Schema>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .where('last_reason', '=', MAIL_DEFERRED)
    .where('lease', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const failedIn = (db: Kysely<Schema>): Promise<FailedMessages[]> =>
  db
    .selectFrom('outbox')
    .select(({ fn, ref }) => [
      ref('state').$castTo<FailedMessages['state']>().as('state'),
      ref('last_reason').$notNull().as('reason'),
      'kind',
      fn.countAll<number>().as('count'),
      fn.min<number>('created_at').as('since'),
    ])
    .where('last_reason', 'is not', null)
    .where((is) =>
      is.or([
        is('state', '=', 'dead'),
        is.and([is('state', '=', 'pending'), is('due_at', 'is not', null), is('attempts', '>', 0)]),
      ]),
    )
    .groupBy(['state', 'kind', 'last_reason'])
    .orderBy('count', 'desc')
    .execute();

/** Makes unclaimed messages due that have been tried: none that waits for late answers, the ceiling of e-mails, or another revision. */
const waitingUntil = (db: Kysely<Schema>, now: number) =>
  db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'pending')
    .where('lease', 'is', null)
    .where('last_reason', 'is not', null)
    .where('last_reason', 'not in', [MAIL_DEFERRED, AFTER_REVISION])
    .where('due_at', '>', now);

function replayedIn(db: Kysely<Schema>, ids: Ids, now: number): Promise<number> {
  const due = { state: 'pending', attempts: 0, due_at: now, ended_at: null } as const;
  return changeEach(db.updateTable('outbox').set(due).where('state', '=', 'dead'), ids);
}

function discardedIn(db: Kysely<Schema>, ids: Ids, now: number): Promise<number> {
  const gone = { ...FORGOTTEN, state: 'discarded', due_at: null, lease: null, ended_at: now } as const;
  const states = ids === 'all-dead' ? (['dead'] as const) : (['pending', 'dead'] as const);
  return changeEach(db.updateTable('outbox').set(gone).where('state', 'in', states), ids);
}

type Update = UpdateQueryBuilder<Schema, 'outbox', 'outbox', UpdateResult>;

/** Changes the messages that have these ids among those that the query is about. */
async function changeEach(query: Update, ids: Ids | 'all'): Promise<number> {
  const parts =
    typeof ids === 'string' ? [query] : Array.from(chunksOf(ids.filter(referenceIn)), (some) => named(query, some));
  let count = 0;
  for (const part of parts) count += Number((await part.executeTakeFirst()).numUpdatedRows);
  return count;
}

const named = (query: Update, ids: readonly string[]): Update =>
  query.where('id', 'in', ids).where('quote', 'in', (from) =>
    from
      .selectFrom('quotes')
      .select('seq')
      .where(
        'reference',
        'in',
        ids.flatMap((id) => referenceIn(id) ?? []),
      ),
  );

const summaries = (db: Kysely<Schema>) =>
  db
    .selectFrom('outbox')
    .innerJoin('quotes', 'quotes.seq', 'outbox.quote')
    .select(['outbox.id', 'reference', 'kind', 'target', 'event', 'outbox.state', 'attempts', 'lease'])
    .select(['outbox.created_at as createdAt', 'due_at as dueAt', 'ended_at as endedAt', 'last_reason as lastReason']);

type SummaryRow = Omit<MessageSummary, 'isClaimed'> & { readonly lease: string | null };

const summaryOf = ({ lease, ...row }: SummaryRow, now: number): MessageSummary => ({
  ...row,
  isClaimed: lease !== null && row.dueAt !== null && row.dueAt > now,
});
