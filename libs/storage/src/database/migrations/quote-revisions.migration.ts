import { sql, type Kysely, type Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/** Creates the table of revisions. Few quotations are revised, so it is not divided by day. */
export const quoteRevisionsMigration = ({ sequence, integer }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const isDivided = sequence === 'bigserial';
    await sql
      .raw(
        `create table quote_revisions (
    quote ${integer} primary key ${isDivided ? '' : 'references quotes (seq) on delete cascade'},
    series text not null,
    created_at ${integer} not null)`,
      )
      .execute(db);
    await sql.raw('create index quote_revisions_series on quote_revisions (series)').execute(db);
    if (isDivided) await sql.raw(ERASE_WITH_QUOTES).execute(db);
  },
});

/** A foreign key would scan this table for every day that is dropped. */
const ERASE_WITH_QUOTES = `create or replace function erase_keys_of_quote() returns trigger language plpgsql as $$
  begin
    delete from idempotency_keys where quote = old.seq;
    delete from late_answers where quote = old.seq;
    delete from quote_revisions where quote = old.seq;
    return null;
  end $$`;
