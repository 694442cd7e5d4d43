import { sql, type Kysely, type Migration } from 'kysely';
import { LOCK_TIMEOUT_MS } from './partitions-by-day.migration';
import type { ColumnTypes } from '../dialect-traits';
import { PERSONS } from '../postgres/day-tables';

/**
 * Gives the days that are made from now on, on PostgreSQL, an index of persons, and indexes of due messages without those that
 * were delivered. Other days keep theirs until they are dropped: to index them would stop the saving of quotations.
 */
export const indexesOfDaysMigration = ({ sequence }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    if (sequence !== 'bigserial') return;
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
});

const STATEMENTS = [
  `set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
  // Waits for quotations that are being saved, which hold locks on all three tables.
  'lock table only quotes in share mode',
  `create index quote_subjects_default_persons on quote_subjects_default using gin ((${PERSONS}))`,
  'drop index outbox_default_due, outbox_default_webhooks_state_due_at',
  `create index outbox_default_due on outbox_default (state, due_at, quote) where state <> 'delivered'`,
  `create index outbox_default_webhooks_due on outbox_default (state, due_at, quote)
    where kind = 'webhook' and state <> 'delivered'`,
];
