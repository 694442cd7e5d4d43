import type { Schema } from '../database/schema';

export interface CopiedTable {
  readonly name: keyof Schema;
  /** The column that tells its rows apart. */
  readonly key: string;
  /** Whether that is a number that grows with each row, so that a copy goes on after the last that is there. */
  readonly isNumbered: boolean;
  /** Whether the database gives those numbers. */
  readonly givesNumbers: boolean;
}

const named = (name: keyof Schema, key: string): CopiedTable => ({ name, key, isNumbered: false, givesNumbers: false });
const numbered = (name: keyof Schema): CopiedTable => ({ name, key: 'seq', isNumbered: true, givesNumbers: true });

/** Every table, each after those that its rows point to. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  named('data_keys', 'key_id'),
  named('settings', 'name'),
  named('guarantee_lists', 'hash'),
  numbered('quotes'),
  { name: 'quote_subjects', key: 'quote', isNumbered: true, givesNumbers: false },
  numbered('outbox'),
  named('idempotency_keys', 'key_hash'),
  numbered('audit'),
];
