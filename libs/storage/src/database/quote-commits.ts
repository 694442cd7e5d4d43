import { defined } from '@cotiza/kernel';
import { StorageUnavailable } from '@cotiza/quoting';
import { sql, type Kysely } from 'kysely';
import { insertMessages, putOff } from '../outbox/new-messages';
import { ofSeries } from '../quotes/quote-series';
import { type DialectTraits, postgresTraits } from './dialect-traits';
import { dayOf, NUMBERS_OF_A_DAY } from './quote-numbers';
import { type QuoteRows, ReservationLost, SeriesClosed } from './quote-rows';
import type { GuaranteeListsTable, Schema } from './schema';

/** A commit that has been under way for longer than this, in milliseconds, is stuck. */
const STUCK_AFTER_MS = 2000;

export interface QuoteCommitsOptions {
  readonly inTransaction: (work: (db: Kysely<Schema>) => Promise<void>) => Promise<void>;
  /** Returns true for a failure that every member of a group would meet. */
  readonly failsWholeGroup: (error: unknown) => boolean;
}

/** Commits quotations on PostgreSQL in shared transactions, one after the other: those that arrive during a commit share the next. */
export function quoteCommits({ inTransaction, failsWholeGroup }: QuoteCommitsOptions) {
  let since: number | undefined;
  const groups = commitGroups<QuoteRows, 'saved' | 'abandoned'>({
    failsWholeGroup,
    commit: async (group) => {
      const wanted = group.filter(({ isAbandoned }) => isAbandoned?.() !== true);
      since = performance.now();
      try {
        if (wanted.length > 0) await inTransaction((db) => saveQuotes(db, wanted));
      } finally {
        since = undefined;
      }
      return group.map((rows) => (wanted.includes(rows) ? 'saved' : 'abandoned'));
    },
  });
  return {
    save: async (rows: QuoteRows): Promise<void> => {
      const outcome = await groups.submit(rows);
      if (outcome === 'abandoned') throw notNeeded();
    },
    isStuck: () => since !== undefined && performance.now() - since > STUCK_AFTER_MS,
    idle: () => groups.idle(),
  };
}

/** The failure of a quotation whose caller has been answered before it was its turn. */
export const notNeeded = () => new StorageUnavailable('its caller has been answered without it');

/**
 * Writes the rows of several quotations, table by table, in the transaction of the caller.
 *
 * @throws ReservationLost when a caller's key has gone to another request, SeriesClosed when what is revised is gone or has a
 * chosen offer; then nothing may be committed
 */
async function saveQuotes(db: Kysely<Schema>, group: readonly QuoteRows[]) {
  const quotes = group.map(({ quote }) => ({ ...quote, seq: quoteNumber(quote.created_at) }));
  const saved = await db.insertInto('quotes').values(quotes).returning(['seq', 'reference']).execute();
  const numbers = new Map(saved.map(({ seq, reference }) => [reference, seq]));
  const numberOf = ({ quote }: QuoteRows) => defined(numbers.get(quote.reference), 'number of a saved quotation');
  const numbered = group.map((rows) => ({ ...rows, seq: numberOf(rows) }));
  const subjects = numbered.map(({ seq: quote, hashes }) => ({ quote, hashes }));
  await db.insertInto('quote_subjects').values(subjects).execute();
  await insertMessages(
    db,
    numbered.flatMap(({ seq: quote, messages }) => messages.map((message) => ({ ...message, quote }))),
  );
  await saveOthers(db, numbered, postgresTraits);
}

const quoteNumber = (createdAt: number) =>
  sql<number>`${dayOf(createdAt) * NUMBERS_OF_A_DAY}::bigint + nextval('quotes_seq_seq')`;

/**
 * Writes what few quotations have: new lists, the key of a caller, a draft, a series.
 *
 * @throws ReservationLost, SeriesClosed as `saveQuotes`
 */
export async function saveOthers(
  db: Kysely<Schema>,
  group: readonly (QuoteRows & { readonly seq: number })[],
  traits: Pick<DialectTraits, 'locksRows'>,
): Promise<void> {
  for (const rows of group) {
    await settleReservation(db, rows);
    await completeDraft(db, rows);
    await joinSeries(db, rows, traits);
  }
  // After the quotations of a series are locked: late answers take both locks in this order.
  await saveLists(
    db,
    group.flatMap(({ guaranteeLists }) => guaranteeLists),
  );
}

/** Writes lists in the order of their hashes: transactions that write them in different orders deadlock. */
export async function saveLists(db: Kysely<Schema>, named: readonly GuaranteeListsTable[]): Promise<void> {
  const byHash = new Map(named.map((list) => [list.hash, list]));
  if (byHash.size === 0) return;
  const lists = [...byHash.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await db
    .insertInto('guarantee_lists')
    .values(lists)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(({ ref }) => ({ used_at: ref('excluded.used_at') })))
    .execute();
}

/**
 * Adds a revision to its series, and the messages of that. Nobody is written to who has no link to it, nor before an e-mail that a
 * limit holds back.
 */
async function joinSeries(
  db: Kysely<Schema>,
  { seq, series, seriesMessages = [], quote }: QuoteRows & { seq: number },
  { locksRows }: Pick<DialectTraits, 'locksRows'>,
) {
  if (series === undefined) return;
  const quotations = await ofSeries(db, series)
    .select(['seq', 'reference', 'link_token_hash', 'chosen_offer'])
    .orderBy('seq')
    // An erasure or a choice at this moment waits, and finds the revision.
    .$if(locksRows, (query) => query.forShare())
    .execute();
  if (quotations.length === 0 || quotations.some(({ chosen_offer: chosen }) => chosen !== null))
    throw new SeriesClosed();
  await db.insertInto('quote_revisions').values({ quote: seq, series, created_at: quote.created_at }).execute();
  if (seriesMessages.length === 0) return;
  const first = quotations.find(({ reference }) => reference === series);
  if (!first || quotations.every(({ link_token_hash: link }) => link === null)) return;
  const ids = seriesMessages.map(({ id }) => id);
  const { heldUntil } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('due_at').as('heldUntil'))
    .where('quote', '=', first.seq)
    .where('state', '=', 'pending')
    .where('kind', '=', 'email')
    .where('id', 'not in', ids)
    .executeTakeFirstOrThrow();
  await putOff(
    db,
    seriesMessages.map((message) => ({
      ...message,
      quote: first.seq,
      due_at: Math.max(message.due_at ?? 0, Number(heldUntil)),
    })),
  );
}

/** Marks the draft of a quotation as quoted, unless its content has changed meanwhile. */
async function completeDraft(db: Kysely<Schema>, { draft, quote: { reference, state } }: QuoteRows): Promise<void> {
  if (!draft) return;
  await db
    .updateTable('quote_drafts')
    .set({ reference, state: state === 'cotizado' ? 'cotizada' : state })
    .where('id', '=', draft.id)
    .where('version', '=', draft.version)
    .execute();
}

async function settleReservation(
  db: Kysely<Schema>,
  { reservation, seq: quote }: QuoteRows & { readonly seq: number },
): Promise<void> {
  if (!reservation) return;
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ quote, until: reservation.until })
    .where('key_hash', '=', reservation.keyHash)
    .where('owner', '=', reservation.owner)
    .where('quote', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ReservationLost();
}

/** Largest group. More members save nothing, and the first would wait for the last. */
const LARGEST_GROUP = 256;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupedWork<Item, Result> {
  /** Does all items in one transaction, or none. Returns the results in the order of the items. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** Returns true for a failure that every member of a group would meet, so that a retry one by one is pointless. */
  failsWholeGroup(error: unknown): boolean;
}

/** Does work in shared transactions: what arrives while one is committed goes into the next. */
export function commitGroups<Item, Result>(work: GroupedWork<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;

  const commit = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (group.length === 1 || work.failsWholeGroup(error)) group.forEach(({ reject }) => reject(error));
      else for (const member of group) await commit([member]);
    }
  };

  const run = async (): Promise<void> => {
    // Calls in the same turn of the event loop join the first transaction.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      await commit(group);
    }
    running = undefined;
  };

  return {
    /** Resolves after the transaction has been committed. A member that fails fails alone. */
    submit: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    /** Resolves when nothing is under way or waiting. */
    idle: async () => {
      while (running) await running;
    },
  };
}
