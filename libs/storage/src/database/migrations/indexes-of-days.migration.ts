import { LOCK_TIMEOUT_MS } from './partitions-by-day.migration';
import type { ColumnTypes } from '../dialect-traits';
import { PERSONS } from '../postgres/day-tables';

/**
 * Gives the days that are made from now on, and those without a quotation, on PostgreSQL, an index of persons; and the former indexes
 * of due messages without those that were delivered. Other days keep theirs until they are dropped: to index them would stop
 * the saving of quotations.
 */
export const indexesOfDays = ({ sequence }: ColumnTypes): readonly string[] =>
  sequence === 'bigserial' ? STATEMENTS : [];

const STATEMENTS = [
  `set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
  // Waits for quotations that are being saved, which hold locks on all three tables.
  'lock table only quotes in share mode',
  `create index quote_subjects_default_persons on quote_subjects_default using gin ((${PERSONS}))`,
  // On a new database, the days of the step that divided the tables.
  `do $$
    declare
      day text;
      is_used boolean;
    begin
      for day in select relname from pg_inherits join pg_class on oid = inhrelid
        where inhparent = 'quote_subjects'::regclass and relname like 'quote\\_subjects\\_2%'
      loop
        execute format('select exists (select from %I)', day) into is_used;
        if not is_used then
          execute format('create index on %I using gin ((%s))', day, $persons$${PERSONS}$persons$);
        end if;
      end loop;
    end $$`,
  'drop index outbox_default_due, outbox_default_webhooks_state_due_at',
  `create index outbox_default_due on outbox_default (state, due_at, quote) where state <> 'delivered'`,
  `create index outbox_default_webhooks_due on outbox_default (state, due_at, quote)
    where kind = 'webhook' and state <> 'delivered'`,
];
