import type { ColumnTypes } from '../dialect-traits';

/** Creates the table of drafts. They live for a day, so that persons are found in it by a scan. */
export const quoteDraftsTable = ({ sequence, integer, bytes }: ColumnTypes): readonly string[] => [
  `create table quote_drafts (
    seq ${sequence} primary key,
    id text not null unique,
    token_hash ${bytes} not null unique,
    browser_hash ${bytes},
    wrong_codes ${integer} not null,
    state text not null,
    reference text,
    version ${integer} not null,
    expires_at ${integer} not null,
    key_id text not null,
    hashes ${bytes} not null,
    body_seal ${bytes} not null,
    body ${bytes} not null)`,
  'create index quote_drafts_expires_at on quote_drafts (expires_at)',
];
