import type { Kysely } from 'kysely';
import type { StorageOptions } from '../storage';
import type { DialectTraits } from './dialect-traits';
import type { QuoteRows } from './quote-rows';
import type { Schema } from './schema';

export type DatabaseOptions = Omit<StorageOptions, 'dataKey' | 'operator'>;

/** Partitions by day, which are dropped as a whole. */
export interface Days {
  /** Makes the partitions of days, in days since the epoch. A quotation without one is kept in the default partition. */
  make(days: readonly number[]): Promise<void>;
  /**
   * Drops the days that are over and whose quotations are all older than an instant. Rejects when locks are not free in time.
   *
   * @param before milliseconds since the epoch
   * @param now milliseconds since the epoch
   * @param dropped receives the count of quotations of each dropped day
   */
  drop(before: number, now: number, dropped: (count: number) => void): Promise<void>;
}

/**
 * The embedded database or PostgreSQL, for the repositories. Every call rejects with StorageUnavailable while it cannot be
 * reached or written to.
 */
export interface Database {
  /** In words for the operator, without credentials. */
  readonly description: string;
  readonly traits: DialectTraits;
  /** Undefined where quotations are erased row by row. */
  readonly days?: Days;
  /** Work that changes nothing. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Runs work in one transaction, which others may share on the embedded database. It may run twice, and awaits only queries. */
  write<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Writes a quotation, in one transaction with others that arrive at the same time.
   *
   * @throws ReservationLost
   * @throws RecordingUncertain when the commit failed and its outcome is unknown
   */
  save(rows: QuoteRows): Promise<void>;
  /** Rejects when nothing can be added, even while existing rows can be written. */
  checkRoom(): Promise<void>;
  /** Finishes pending writes and closes the connections. */
  close(): Promise<void>;
}
