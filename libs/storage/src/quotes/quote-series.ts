import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** The quotations of a series: the first one, and its revisions. @param series reference of the first one */
export const ofSeries = (db: Kysely<Schema>, series: string) =>
  db
    .selectFrom('quotes')
    .where((is) =>
      is.or([
        is('reference', '=', series),
        is('seq', 'in', db.selectFrom('quote_revisions').select('quote').where('series', '=', series)),
      ]),
    );

/** The series of a quotation, for a selection: the reference of the first one, which is its own unless it is a revision. */
export const seriesOf = ({ fn, selectFrom, ref }: ExpressionBuilder<Schema, 'quotes'>) =>
  fn
    .coalesce(selectFrom('quote_revisions').select('series').whereRef('quote', '=', 'quotes.seq'), ref('reference'))
    .as('series');
