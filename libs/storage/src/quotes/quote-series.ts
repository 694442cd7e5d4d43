import type { Kysely } from 'kysely';
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
