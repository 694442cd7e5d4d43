import { sql, type Kysely, type Selectable } from 'kysely';
import type { QuotesTable, Schema } from '../database/schema';
import type { AuditedContext, StorageContext } from '../storage-context';
import { findById } from './find-by-id';
import type { QuoteAsked, QuoteAdmin, QuoteDetail, QuoteFilter, QuotesOfHour } from './quote-admin';
import { openWhole } from './late-answers';
import { BODY_COLUMNS, openQuote } from './sealed-body';
import { chosenOf } from './stored-quote';

const HOUR_MS = 3_600_000;

export function quoteAdminRepository(context: AuditedContext): QuoteAdmin {
  const { database, clock, writeAudit } = context;
  return {
    list: ({ line, since, limit }) =>
      database.read((db) =>
        db
          .selectFrom('quotes')
          .select(['reference', 'line', 'state', 'created_at as createdAt'])
          .$call((query) => (line === undefined ? query : query.where('line', '=', line)))
          .$call((query) => (since === undefined ? query : query.where('created_at', '>=', since)))
          .orderBy('created_at', 'desc')
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute(),
      ),
    find: (search) => findById(context, search),
    show: async (reference) => {
      const row = await database.read((db) =>
        db.selectFrom('quotes').selectAll().where('reference', '=', reference).executeTakeFirst(),
      );
      if (!row) return undefined;
      await database.write((db) => writeAudit(db, { at: clock.now(), action: `look ${row.reference}`, count: null }));
      return quoteDetail(row, context);
    },
    readEach: async (filter, visit) => {
      let count = 0;
      try {
        await eachAsked(context, filter, async (quote) => {
          count++;
          await visit(quote);
        });
      } finally {
        await database.write((db) => writeAudit(db, { at: clock.now(), action: 'read', count }));
      }
      return count;
    },
    countByHour: (since) => database.read((db) => countByHour(db, since)),
  };
}

/** Rows read at a time: what is in memory of all that is kept. */
const BATCH = 100;

async function eachAsked(
  { database, seals }: StorageContext,
  { line, since }: Omit<QuoteFilter, 'limit'>,
  visit: (quote: QuoteAsked) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const from = after;
    const rows = await database.read((db) =>
      db
        .selectFrom('quotes')
        .select(['seq', 'created_at', ...BODY_COLUMNS])
        .where('seq', '>', from)
        .$call((query) => (line === undefined ? query : query.where('line', '=', line)))
        .$call((query) => (since === undefined ? query : query.where('created_at', '>=', since)))
        .orderBy('seq')
        .limit(BATCH)
        .execute(),
    );
    for (const row of rows) {
      const { body, facts } = openQuote(seals, row);
      await visit({ createdAt: row.created_at, body, facts });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

async function countByHour(db: Kysely<Schema>, since: number): Promise<QuotesOfHour[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(({ fn }) => [
      // Whole numbers divide into a whole number on both databases.
      sql<number>`created_at / ${sql.lit(HOUR_MS)}`.as('nth'),
      'line',
      'state',
      fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', since)
    .groupBy(['nth', 'line', 'state'])
    .execute();
  return rows.map(({ nth, ...rest }) => ({ hour: nth * HOUR_MS, ...rest }));
}

export async function quoteDetail(
  row: Selectable<QuotesTable>,
  { database, seals, lists }: Pick<StorageContext, 'database' | 'seals' | 'lists'>,
): Promise<QuoteDetail> {
  const { reference, line, state, created_at: createdAt, link_expires_at: linkExpiresAt } = row;
  const quote = await database.read((db) => openWhole(db, seals, row));
  const { body, facts, answers, result, guarantees: refs, consent } = quote;
  const [guarantees, chosen] = [await lists.load(refs), chosenOf(row, result)];
  return {
    reference,
    line,
    state,
    createdAt,
    linkExpiresAt,
    chosen,
    body,
    facts,
    answers,
    result,
    guarantees,
    consent,
  };
}
