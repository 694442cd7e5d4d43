import type { Selectable } from 'kysely';
import type { Database } from '../database/database';
import type { QuotesTable } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { chosenOf } from './chosen-of';
import { findById } from './find-by-id';
import type { GuaranteeLists } from './guarantee-lists';
import type { QuoteDesk, QuoteDetail } from './quote-desk';
import { openBody } from './sealed-body';
import { readQuote } from './stored-quote';

export interface QuoteDeskParts {
  readonly database: Database;
  readonly seals: Seals;
  readonly lists: GuaranteeLists;
}

/** Quotations for the operator. */
export function quoteDeskRepository(parts: QuoteDeskParts): QuoteDesk {
  const { database } = parts;
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
      return row && quoteDetail(row, parts);
    },
  };
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
