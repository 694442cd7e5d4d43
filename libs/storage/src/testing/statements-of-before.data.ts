/**
 * The statements of the version before quotations were divided by day, word for word. Its processes go on with them while they are
 * replaced, on connections that have planned them on the tables of before.
 */
export const STATEMENTS_OF_BEFORE = {
  save: `with saved as (
    insert into quotes (reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal, body)
    select reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal,
      substring($1::bytea from start::int for length::int)
    from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bytea[], $8::bigint[], $9::bytea[],
      $10::bigint[], $11::bigint[]
    ) as given (reference, line, state, created_at, key_id, link_token_hash, link_expires_at, body_seal, start, length)
    returning seq, reference),
  subjects as (
    insert into quote_subjects (quote, hashes) select saved.seq, given.hashes
    from saved join unnest($12::text[], $13::bytea[]) as given (reference, hashes) using (reference)),
  messages as (
    insert into outbox (quote, id, kind, target, event, state, attempts, due_at, created_at, key_id, payload_seal, payload, trace)
    select saved.seq, id, kind, target, event, 'pending', 0, created_at, created_at, key_id, payload_seal, payload, trace
    from saved join unnest($14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::bigint[], $20::text[],
      $21::bytea[], $22::bytea[], $23::text[]
    ) as given (reference, id, kind, target, event, created_at, key_id, payload_seal, payload, trace) using (reference)
    on conflict (quote, id) do nothing),
  lists as (
    insert into guarantee_lists (hash, body, used_at)
    select * from unnest($24::text[], $25::text[], $26::bigint[]) as given (hash, body, used_at) order by hash
    on conflict (hash) do update set used_at = excluded.used_at),
  claims as (
    update idempotency_keys set quote = saved.seq, until = given.remembered
    from saved join unnest($27::text[], $28::text[], $29::text[], $30::bigint[]
    ) as given (reference, key_hash, owner, remembered) using (reference)
    where idempotency_keys.key_hash = given.key_hash and idempotency_keys.owner = given.owner
      and idempotency_keys.quote is null returning idempotency_keys.key_hash)
  select count(*)::int as settled from claims`,
  recall: `select "reference", "key_id", "body_seal", "body" from "quotes" where "seq" = $1`,
  find: `select "reference", "key_id", "body_seal", "body", "created_at", "link_expires_at", "chosen_offer" from "quotes"
    where "reference" = $1`,
  link: `select "seq" from "quotes" where "link_token_hash" = $1 and "link_expires_at" > $2`,
  choose: `update "quotes" set "chosen_offer" = $1, "choices" = "choices" + $2 where "link_token_hash" = $3
    and "link_expires_at" > $4 and ("chosen_offer" is null or "chosen_offer" <> $5) returning "choices"`,
  due: `select "outbox".*, "quotes"."reference" from "outbox" inner join "quotes" on "quotes"."seq" = "outbox"."quote"
    where "outbox"."state" = $1 and "outbox"."due_at" <= $2 order by "outbox"."due_at", "outbox"."seq" limit $3
    for update of "outbox" skip locked`,
  lease: `update "outbox" set "lease" = $1, "due_at" = $2 where "seq" in ($3)`,
  extend: `update "outbox" set "due_at" = $1 where "state" = $2 and "due_at" > $3 and "due_at" <= $4 and "lease" in ($5)`,
  settle: `update "outbox" set "key_id" = $1, "payload_seal" = $2, "payload" = $3, "state" = $4, "due_at" = $5, "ended_at" = $6,
    "lease" = $7, "attempts" = $8 where "quote" = (select "seq" from "quotes" where "reference" = $9) and "id" = $10
    and "lease" = $11 and "due_at" > $12`,
  follow: `insert into "outbox" ("id", "kind", "target", "event", "created_at", "trace", "key_id", "payload_seal", "payload",
    "quote", "state", "attempts", "due_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict ("quote", "id") do nothing`,
  old: `select "seq" from "quotes" where "created_at" < $1 order by "created_at" limit $2`,
  about: `select "quote" from "quote_subjects" where position($1::bytea in "hashes") > 0`,
  erase: `delete from "quotes" where "seq" in ($1)`,
} as const;
