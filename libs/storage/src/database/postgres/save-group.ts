import { existing } from '@cotiza/kernel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ReservationLost, type QuoteRows } from '../quote-rows';
import { DAY_MS, NUMBERS_OF_A_DAY } from '../quote-numbers';
import type { Schema } from '../schema';

/**
 * Writes the rows of several quotations in one statement, so that a group takes one round trip: the values of a column
 * travel as one array.
 *
 * @throws ReservationLost when a caller's key has gone to another request; then nothing may be committed
 */
export async function saveGroup(db: Kysely<Schema>, group: readonly QuoteRows[]): Promise<void> {
  const reservations = group.filter(({ reservation }) => reservation).length;
  const { rows } = await sql<{ settled: number }>`
    with saved as (${quotes(group)} returning seq, reference),
    subjects as (${subjects(group)}),
    messages as (${messages(group)}),
    lists as (${lists(group)}),
    reservations as (${settledReservations(group)} returning idempotency_keys.key_hash)
    select count(*)::int as settled from reservations
  `.execute(db);
  if (existing(rows[0], 'row that says how many keys were settled').settled !== reservations)
    throw new ReservationLost();
}

type ArrayType = 'text' | 'bigint' | 'bytea';

/** The values of one column for every row. */
const column = <Row>(type: ArrayType, rows: readonly Row[], value: (row: Row) => unknown): RawBuilder<unknown> =>
  sql`${rows.map(value)}::${sql.raw(type)}[]`;

function quotes(group: readonly QuoteRows[]): RawBuilder<unknown> {
  const of = <Name extends keyof QuoteRows['quote']>(type: ArrayType, name: Name) =>
    column(type, group, ({ quote }) => quote[name]);
  // In an array bytes travel as text of twice their length: the bodies, which are most of it, travel as one value.
  const bodies = Buffer.concat(group.map(({ quote }) => quote.body));
  const lengths = group.map(({ quote }) => quote.body.length);
  let end = 1;
  const starts = lengths.map((length) => (end += length) - length);
  return sql`
    insert into quotes (seq, reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal, body)
    select created_at / ${sql.lit(DAY_MS)} * ${sql.lit(NUMBERS_OF_A_DAY)} + nextval('quotes_seq_seq'),
      reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal,
      substring(${bodies}::bytea from start::int for length::int)
    from unnest(
      ${of('text', 'reference')}, ${of('text', 'line')}, ${of('text', 'state')}, ${of('bigint', 'created_at')},
      ${of('text', 'key_id')}, ${of('bytea', 'link_token_hash')}, ${of('bigint', 'link_expires_at')},
      ${of('bytea', 'body_seal')}, ${starts}::bigint[], ${lengths}::bigint[]
    ) as given (
      reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal, start, length
    )`;
}

const subjects = (group: readonly QuoteRows[]): RawBuilder<unknown> => sql`
  insert into quote_subjects (quote, hashes)
  select saved.seq, given.hashes from saved join unnest(
    ${column('text', group, ({ quote }) => quote.reference)}, ${column('bytea', group, ({ hashes }) => hashes)}
  ) as given (reference, hashes) using (reference)`;

function messages(group: readonly QuoteRows[]): RawBuilder<unknown> {
  const rows = group.flatMap(({ quote, messages: own }) => own.map((message) => ({ quote, message })));
  const of = <Name extends keyof QuoteRows['messages'][number]>(type: ArrayType, name: Name) =>
    column(type, rows, ({ message }) => message[name]);
  return sql`
    insert into outbox (quote, id, kind, target, event, state, attempts, due_at, created_at, key_id, payload_seal, payload, trace)
    select saved.seq, id, kind, target, event, 'pending', 0, created_at, created_at, key_id, payload_seal, payload, trace
    from saved join unnest(
      ${column('text', rows, ({ quote }) => quote.reference)}, ${of('text', 'id')}, ${of('text', 'kind')},
      ${of('text', 'target')}, ${of('text', 'event')}, ${of('bigint', 'created_at')}, ${of('text', 'key_id')},
      ${of('bytea', 'payload_seal')}, ${of('bytea', 'payload')}, ${of('text', 'trace')}
    ) as given (reference, id, kind, target, event, created_at, key_id, payload_seal, payload, trace) using (reference)
    on conflict (quote, id) do nothing`;
}

function lists(group: readonly QuoteRows[]): RawBuilder<unknown> {
  const byHash = new Map(group.flatMap((rows) => rows.guaranteeLists.map((list) => [list.hash, list])));
  const rows = [...byHash.values()];
  return sql`
    insert into guarantee_lists (hash, body, used_at)
    select * from unnest(
      ${column('text', rows, ({ hash }) => hash)}, ${column('text', rows, ({ body }) => body)},
      ${column('bigint', rows, ({ used_at: usedAt }) => usedAt)}
    ) as given (hash, body, used_at) order by hash
    on conflict (hash) do update set used_at = excluded.used_at`;
}

function settledReservations(group: readonly QuoteRows[]): RawBuilder<unknown> {
  const rows = group.flatMap(({ quote, reservation }) => (reservation ? [{ quote, reservation }] : []));
  return sql`
    update idempotency_keys set quote = saved.seq, until = given.remembered
    from saved join unnest(
      ${column('text', rows, ({ quote }) => quote.reference)}, ${column('text', rows, ({ reservation }) => reservation.keyHash)},
      ${column('text', rows, ({ reservation }) => reservation.owner)}, ${column('bigint', rows, ({ reservation }) => reservation.until)}
    ) as given (reference, key_hash, owner, remembered) using (reference)
    where idempotency_keys.key_hash = given.key_hash and idempotency_keys.owner = given.owner
      and idempotency_keys.quote is null`;
}
