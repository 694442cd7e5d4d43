import { sql, type Kysely, type Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';
import { eraseWithQuotes } from './late-answers.migration';
import { DIVIDED, makeDayTables, type Run } from '../postgres/day-tables';
import { comingDays, NUMBERS_OF_A_DAY } from '../quote-numbers';

/**
 * Longest wait for each lock, in milliseconds, while other queries queue behind. Below the second after which PostgreSQL looks
 * for deadlocks, so that this step gives way and is tried again.
 */
export const LOCK_TIMEOUT_MS = 500;

const AS_IT_IS = 'including defaults including storage';
/** Refers to the partition, not to the table, so that a day can be dropped without a scan of the others. */
const OF_QUOTES = 'add foreign key (quote) references quotes_default (seq) on delete cascade';

/**
 * Divides quotations and their dependent tables by day on PostgreSQL. Existing rows become the partition without a day, with
 * their indexes. The embedded database stays as it is: it overwrites erased rows.
 *
 * @param now milliseconds since the epoch: partitions are made from that day on
 */
export const partitionsByDayMigration = ({ sequence }: ColumnTypes, now: number): Migration => ({
  async up(db: Kysely<unknown>) {
    if (sequence !== 'bigserial') return;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    // Locks all tables in the order in which a quotation is saved, which avoids deadlocks.
    for (const table of DIVIDED) await run(`alter table ${table} rename to ${table}_undated`);
    // This constraint would scan all keys for every day that is dropped.
    await run('alter table idempotency_keys drop constraint idempotency_keys_quote_fkey');
    await divideQuotes(run);
    await divideSubjects(run);
    await divideOutbox(run);
    await numberByDay(run);
    await eraseKeysWithQuotes(run);
    // Before a row of one of these days can reach the default partition.
    for (const day of comingDays(now)) await makeDayTables(run, day);
  },
});

async function divideQuotes(run: Run): Promise<void> {
  await run('alter index quotes_pkey rename to quotes_undated_pkey');
  await run('alter index quotes_created_at rename to quotes_undated_created_at');
  await run(`create table quotes (like quotes_undated ${AS_IT_IS}) partition by range (seq)`);
  await run('alter table quotes add primary key (seq)');
  await run('create index quotes_created_at on quotes (created_at)');
  await attach(run, 'quotes', 'add primary key (seq), add unique (reference), add unique (link_token_hash)');
}

async function divideSubjects(run: Run): Promise<void> {
  await run('alter index quote_subjects_pkey rename to quote_subjects_undated_pkey');
  await run(`create table quote_subjects (like quote_subjects_undated ${AS_IT_IS}) partition by range (quote)`);
  await run('alter table quote_subjects add primary key (quote)');
  await attach(run, 'quote_subjects', `add primary key (quote), ${OF_QUOTES}`);
}

async function divideOutbox(run: Run): Promise<void> {
  for (const name of ['quote_id', 'state_due_at', 'webhooks_state_due_at'])
    await run(`alter index outbox_${name} rename to outbox_undated_${name}`);
  await run(`create table outbox (like outbox_undated ${AS_IT_IS}) partition by range (quote)`);
  await run('create unique index outbox_quote_id on outbox (quote, id)');
  await attach(run, 'outbox', `add primary key (quote, id), ${OF_QUOTES}`);
  await run('create index outbox_default_seq on outbox_default (seq)');
  // With the number, so that nothing is gained by looking in the primary key as well for messages of some days.
  await run('create index outbox_default_due on outbox_default (state, due_at, quote)');
  await run(
    `create index outbox_default_webhooks_state_due_at on outbox_default (state, due_at, quote) where kind = 'webhook'`,
  );
}

/** @param constraints those of each day to come, for which the partition for the rest is the pattern */
async function attach(run: Run, table: string, constraints: string): Promise<void> {
  await run(`create table ${table}_default (like ${table} ${AS_IT_IS})`);
  await run(`alter table ${table}_default ${constraints}`);
  await run(
    `alter table ${table} attach partition ${table}_undated for values from (minvalue) to (${NUMBERS_OF_A_DAY})`,
  );
  await run(`alter table ${table} attach partition ${table}_default default`);
}

/** The version before names no number when it adds a quotation. */
async function numberByDay(run: Run): Promise<void> {
  const today = 'floor(extract(epoch from now()) / 86400)::bigint';
  await run(`alter sequence quotes_seq_seq maxvalue ${NUMBERS_OF_A_DAY - 1} cycle owned by quotes.seq`);
  await run('alter sequence outbox_seq_seq owned by outbox.seq');
  await run(`alter table quotes alter seq set default ${today} * ${NUMBERS_OF_A_DAY} + nextval('quotes_seq_seq')`);
}

/** The version before relies on it. A table that is dropped does not set it off. */
async function eraseKeysWithQuotes(run: Run): Promise<void> {
  await run(eraseWithQuotes('idempotency_keys'));
  await run('create trigger erase_keys after delete on quotes for each row execute function erase_keys_of_quote()');
}
