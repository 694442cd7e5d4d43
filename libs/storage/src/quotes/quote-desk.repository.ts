import type { Clock } from '@cotiza/kernel';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/database';
import type { QuotesTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import type { WriteAudit } from '../privacy/audit';
import { chosenOf } from './chosen-of';
import { findById } from './find-by-id';
import type { GuaranteeLists } from './guarantee-lists';
import type { QuoteDesk, QuoteDetail, QuotesOfHour } from './quote-desk';
import { openBody } from './sealed-body';
import { readQuote } from './stored-quote';

export interface QuoteDeskParts {
  readonly database: Database;
  readonly seals: Seals;
  readonly lists: GuaranteeLists;
  readonly clock: Clock;
  readonly writeAudit: WriteAudit;
}

const HOUR_MS = 3_600_000;

/** Quotations for the operator. */
export function quoteDeskRepository(parts: QuoteDeskParts): QuoteDesk {
  const { database, clock, writeAudit } = parts;
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
    find: (search) => findById(parts, search),
    show: async (reference) => {
      const row = await database.read((db) =>
        db.selectFrom('quotes').selectAll().where('reference', '=', reference).executeTakeFirst(),
      );
      if (!row) return undefined;
      await database.write((db) => writeAudit(db, { at: clock.now(), action: `look ${row.reference}`, count: null }));
      return quoteDetail(row, parts);
    },
    countByHour: (since) => database.read((db) => countByHour(db, since)),
  };
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

/** A quotation in full. */
export async function quoteDetail(
  row: Selectable<QuotesTable>,
  { seals, lists }: Pick<QuoteDeskParts, 'seals' | 'lists'>,
): Promise<QuoteDetail> {
  const { reference, line, state, created_at: createdAt, link_expires_at: linkExpiresAt } = row;
  const { body, facts, answers, result, guarantees } = readQuote(openBody(seals, row));
  const covered = await lists.load(guarantees);
  const chosen = chosenOf(row, result);
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
    guarantees: covered,
  };
}
