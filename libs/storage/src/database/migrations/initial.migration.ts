import type { ColumnTypes } from '../dialect-traits';

/** Creates the tables of the first version of the schema. */
export const initialTables = ({ sequence, integer, bytes }: ColumnTypes): readonly string[] => [
  `create table quotes (
    seq ${sequence} primary key,
    reference text not null unique,
    line text not null,
    state text not null,
    created_at ${integer} not null,
    key_id text not null,
    link_token_hash ${bytes} unique,
    link_expires_at ${integer},
    body_seal ${bytes} not null,
    body ${bytes} not null)`,
  'create index quotes_created_at on quotes (created_at)',
  `create table quote_subjects (
    quote ${integer} primary key references quotes (seq) on delete cascade,
    hashes ${bytes} not null)`,
  `create table outbox (
    seq ${sequence} primary key,
    quote ${integer} not null references quotes (seq) on delete cascade,
    id text not null,
    kind text not null,
    target text,
    event text not null,
    state text not null,
    attempts ${integer} not null,
    due_at ${integer},
    lease text,
    created_at ${integer} not null,
    ended_at ${integer},
    last_reason text,
    key_id text,
    payload_seal ${bytes},
    payload ${bytes})`,
  // Numbers of quotations grow, so that this index grows at its end. Ids are random: an index that begins with them would touch
  // a page of its own for every message.
  'create unique index outbox_quote_id on outbox (quote, id)',
  'create index outbox_state_due_at on outbox (state, due_at)',
  `create table idempotency_keys (
    key_hash text primary key,
    body_hash text not null,
    owner text not null,
    until ${integer} not null,
    quote ${integer} references quotes (seq) on delete cascade)`,
  'create index idempotency_keys_until on idempotency_keys (until)',
  'create index idempotency_keys_quote on idempotency_keys (quote)',
  `create table guarantee_lists (hash text primary key, body text not null, used_at ${integer} not null)`,
  `create table settings (name text primary key, value text not null, changed_at ${integer} not null)`,
  `create table data_keys (key_id text primary key, secret_seal ${bytes} not null, secret ${bytes} not null)`,
  `create table audit (seq ${sequence} primary key, at ${integer} not null, action text not null, count ${integer})`,
];
