import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect-traits';
import type { QuoteRows } from './quote-rows';
import type { Schema } from './schema';

/**
 * What the repositories work on: the embedded database or PostgreSQL. When it cannot be reached or written to, everything
 * rejects with RecordingUnavailable.
 */
export interface Database {
  /** In words for the operator, without credentials. */
  readonly description: string;
  readonly traits: DialectTraits;
  /** Work that changes nothing. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Work in one transaction, which others may share on the embedded database: it may be done twice, and waits for nothing but queries. */
  write<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Writes a quotation, in one transaction with others that come at the same time.
   *
   * @throws ClaimLost
   * @throws RecordingUncertain when it failed while it was committed, and may be there or not
   */
  save(rows: QuoteRows): Promise<void>;
  /** Rejects when nothing can be added, although what is there may be written to. */
  checkRoom(): Promise<void>;
  /** Finishes what is being written, and lets go. */
  close(): Promise<void>;
}
