import type { InsuranceLine } from '@cotiza/contract';
import type { KeptDraft, MessageKind } from '@cotiza/quoting';
import type { ColumnType, Generated } from 'kysely';
import type { MessageState } from '../outbox/outbox-desk';

/** Bytes: `blob` of the embedded database, `bytea` of PostgreSQL. */
type Bytes = ColumnType<Buffer, Buffer, Buffer>;

/** Every table. Times are integer milliseconds since the epoch; `seq` and `quote` are the number of a row. */
export interface Schema {
  quotes: QuotesTable;
  quote_subjects: QuoteSubjectsTable;
  late_answers: LateAnswersTable;
  quote_revisions: QuoteRevisionsTable;
  guarantee_lists: GuaranteeListsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  quote_drafts: QuoteDraftsTable;
  resume_codes: ResumeCodesTable;
  settings: SettingsTable;
  data_keys: DataKeysTable;
  audit: AuditTable;
}

export interface QuotesTable {
  seq: Generated<number>;
  reference: string;
  line: InsuranceLine;
  state: 'cotizado' | 'sin_ofertas';
  created_at: number;
  /** Data key of `body` and of the hashes in `quote_subjects`. */
  key_id: string;
  link_token_hash: Bytes | null;
  link_expires_at: number | null;
  /** Times that a shop has resolved the link. */
  link_uses: Generated<number>;
  /** Number of the offer that the customer chose last, in the order in which they were given, from 1. */
  chosen_offer: number | null;
  /** Changes of the chosen offer. */
  choices: Generated<number>;
  /** Hash of the secret of the last data link, in hexadecimal; null once it is used up. */
  data_link_hash: string | null;
  /** When the last data link was made. */
  data_link_at: number | null;
  /** Nonce and tag of `body`. */
  body_seal: Bytes;
  body: Bytes;
}

/**
 * Persons of a quotation, as concatenated keyed hashes. In a table of its own, which a look-up scans on the embedded database;
 * PostgreSQL has an index.
 */
export interface QuoteSubjectsTable {
  quote: number;
  hashes: Bytes;
}

/** Answers that came after their quotation was kept, until all are put into it. */
export interface LateAnswersTable {
  seq: Generated<number>;
  quote: number;
  /** That of the quotation, with which they are purged. */
  created_at: number;
  /** Insurers that were still pending: rows of a quotation are read from the most to the fewest. */
  pending: number;
  /** Data key of `body`. */
  key_id: string;
  /** Nonce and tag of `body`. */
  body_seal: Bytes;
  body: Bytes;
}

export interface QuoteRevisionsTable {
  /** Number of the revision. */
  quote: number;
  /** Reference of the first quotation of the series. */
  series: string;
  /** That of the revision, with which it is purged. */
  created_at: number;
}

/** Codes by which agents see the offers of a quotation. */
export interface ResumeCodesTable {
  /** The first characters of the code. */
  name: string;
  /** Keyed hash of the code. */
  code_hash: Bytes;
  reference: string;
  tries: number;
  expires_at: number;
}

/** Guarantees of embedded insurers: published texts that many quotations share. */
export interface GuaranteeListsTable {
  hash: string;
  body: string;
  /** When a quotation last named it, give or take a day. */
  used_at: number;
}

export interface OutboxTable {
  seq: Generated<number>;
  quote: number;
  id: string;
  kind: MessageKind;
  target: string | null;
  event: string;
  state: MessageState;
  attempts: number;
  /** Null when it is not tried: it has ended, or its endpoint is switched off. While it is claimed, the end of the lease. */
  due_at: number | null;
  lease: string | null;
  created_at: number;
  ended_at: number | null;
  last_reason: string | null;
  /** Data key, nonce and tag of the payload; null once it is forgotten. */
  key_id: string | null;
  payload_seal: Bytes | null;
  payload: Bytes | null;
  /** Trace that it belongs to, as W3C Trace Context; null where unknown. */
  trace: string | null;
}

export interface IdempotencyKeysTable {
  key_hash: string;
  body_hash: string;
  owner: string;
  /** While pending, until when it is reserved; after that, when the key is forgotten. */
  until: number;
  /** The quotation that answers it; null while pending. */
  quote: number | null;
}

export interface QuoteDraftsTable {
  seq: Generated<number>;
  /** Handle of the agent. */
  id: string;
  token_hash: Bytes;
  /** Hash of the key of the browser to which the link is bound; null until the code was right. */
  browser_hash: Bytes | null;
  wrong_codes: number;
  state: KeptDraft['state'];
  reference: string | null;
  /** Counts the changes of the content; 0 once it is forgotten. */
  version: number;
  expires_at: number;
  /** Data key of `body` and of `hashes`. */
  key_id: string;
  /** Persons whom the customer has named, as in `quote_subjects.hashes`. */
  hashes: Bytes;
  /** Nonce and tag of `body`. */
  body_seal: Bytes;
  body: Bytes;
}

export interface SettingsTable {
  name: string;
  value: string;
  changed_at: number;
}

/** Keys that protect something here. */
export interface DataKeysTable {
  key_id: string;
  /** The hashing secret of this database, sealed with that key. */
  secret_seal: Bytes;
  secret: Bytes;
}

export interface AuditTable {
  seq: Generated<number>;
  at: number;
  action: string;
  count: number | null;
  /** Null for the service itself, and where unknown. */
  actor: string | null;
}
