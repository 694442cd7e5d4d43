import { sql, type Kysely, type Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/**
 * Creates the table of answers that came after their quotation was kept. It is nearly empty, because they are put into the
 * quotation with the last one; so it is not divided by day.
 */
export const lateAnswersMigration = ({ sequence, integer, bytes }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const isDivided = sequence === 'bigserial';
    await sql
      .raw(
        `create table late_answers (
    seq ${sequence} primary key,
    quote ${integer} not null ${isDivided ? '' : 'references quotes (seq) on delete cascade'},
    created_at ${integer} not null,
    pending ${integer} not null,
    key_id text not null,
    body_seal ${bytes} not null,
    body ${bytes} not null,
    unique (quote, pending))`,
      )
      .execute(db);
    if (isDivided) await sql.raw(ERASE_WITH_QUOTES).execute(db);
  },
});

/** A foreign key would scan this table for every day that is dropped. */
const ERASE_WITH_QUOTES = `create or replace function erase_keys_of_quote() returns trigger language plpgsql as $$
  begin
    delete from idempotency_keys where quote = old.seq;
    delete from late_answers where quote = old.seq;
    return null;
  end $$`;
