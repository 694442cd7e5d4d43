import type { Kysely } from 'kysely';
import type { StorageOptions } from '../storage';
import type { DialectTraits } from './dialect-traits';
import type { QuoteRows } from './quote-rows';
import type { Schema } from './schema';

/** What the databases need of the options of a storage. */
export type DatabaseOptions = Omit<StorageOptions, 'dataKey' | 'operator'>;

/** Where quotations and what belongs to them are kept apart by day, so that a day can be dropped as a whole. */
export interface Days {
  /** Makes some days ready that are not yet. A quotation of a day that is not is kept all the same. @param days in days since the epoch */
  make(days: readonly number[]): Promise<void>;
  /**
   * Erases the days that are over and all of whose quotations are older than an instant. Others are kept waiting for moments only: it
   * rejects when the database is too busy for that.
   *
   * @param before milliseconds since the epoch
   * @param now milliseconds since the epoch
   * @param dropped told of how many quotations each had
   */
  drop(before: number, now: number, dropped: (count: number) => void): Promise<void>;
}

/**
 * What the repositories work on: the embedded database or PostgreSQL. When it cannot be reached or written to, everything
 * rejects with RecordingUnavailable.
 */
export interface Database {
  /** In words for the operator, without credentials. */
  readonly description: string;
  readonly traits: DialectTraits;
  /** Not there where a quotation is erased row by row. */
  readonly days?: Days;
  /** Work that changes nothing. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Work in one transaction, which others may share on the embedded database: it may be done twice, and waits for nothing but queries. */
  write<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Writes a quotation, in one transaction with others that come at the same time.
   *
   * @throws ReservationLost
   * @throws RecordingUncertain when it failed while it was committed, and may be there or not
   */
  save(rows: QuoteRows): Promise<void>;
  /** Rejects when nothing can be added, although what is there may be written to. */
  checkRoom(): Promise<void>;
  /** Finishes what is being written, and lets go. */
  close(): Promise<void>;
}
