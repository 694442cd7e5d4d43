import type { ColumnTypes } from '../dialect-traits';

/**
 * Creates the table of answers that came after their quotation was kept. It is nearly empty, because they are put into the
 * quotation with the last one; so it is not divided by day.
 */
export const lateAnswersTable = ({ sequence, integer, bytes }: ColumnTypes): readonly string[] => [
  `create table late_answers (
    seq ${sequence} primary key,
    quote ${integer} not null ${erasedWithQuote({ sequence })},
    created_at ${integer} not null,
    pending ${integer} not null,
    key_id text not null,
    body_seal ${bytes} not null,
    body ${bytes} not null,
    unique (quote, pending))`,
  ...(sequence === 'bigserial' ? [eraseWithQuotes('idempotency_keys', 'late_answers')] : []),
];

/** On PostgreSQL, a foreign key would scan the table for every day that is dropped. */
export const erasedWithQuote = ({ sequence }: Pick<ColumnTypes, 'sequence'>): string =>
  sequence === 'bigserial' ? '' : 'references quotes (seq) on delete cascade';

/** Replaces what erases the rows of a quotation on PostgreSQL. */
export const eraseWithQuotes = (...tables: readonly string[]): string =>
  `create or replace function erase_keys_of_quote() returns trigger language plpgsql as $$
  begin
    ${tables.map((table) => `delete from ${table} where quote = old.seq;`).join('\n    ')}
    return null;
  end $$`;
