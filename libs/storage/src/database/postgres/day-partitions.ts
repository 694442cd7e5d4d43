import { sql, type Kysely } from 'kysely';
import type { Days } from '../database';
import { dayName, dayNamed, dayOf, NUMBERS_OF_A_DAY } from '../quote-numbers';
import { LOCK_SCHEMA } from '../migrations/migrations';
import type { Schema } from '../schema';
import { makeDayTables, partitionOf, type Run } from './day-tables';
import { isStopped, tryAgain } from './postgres-faults';

/**
 * Longest wait for each lock, in milliseconds, while saves queue behind. Below the second after which PostgreSQL looks for
 * deadlocks, so that no quotation gives way.
 */
const LOCK_TIMEOUT_MS = 300;
const MOST_TRIES = 3;

/** Another process has made it (42P07, or 23505 at the same moment), or the default partition has rows of that day (23514). */
const NEED_NOT_BE_MADE = /^(42P07|23505|23514)$/;
/** Another process has dropped it. */
const IS_GONE = '42P01';

/** The partitions of a database. Any number of processes may make and drop them at the same time. */
export const dayPartitions = (db: Kysely<Schema>): Days => ({
  make: async (days) => {
    const there = await partitionsOfQuotes(db);
    for (const day of days) if (!there.includes(partitionOf('quotes', dayName(day)))) await makeDay(db, day);
  },
  drop: async (before, now, dropped) => {
    const failures: unknown[] = [];
    for (const partition of await partitionsOfQuotes(db)) {
      if (!isPast(partition, before, now)) continue;
      try {
        const last = await lastOf(db, partition);
        if (last === null ? dayNamed(partition) === undefined : last >= before) continue;
        const count = await countOf(db, partition);
        if (await unlessGone(dropPartition(db, partition))) dropped(count);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  },
});

async function partitionsOfQuotes(db: Kysely<Schema>): Promise<readonly string[]> {
  const partitions = sql<{ name: string }>`select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'quotes'::regclass order by relname`;
  return (await partitions.execute(db)).rows.map(({ name }) => name);
}

async function makeDay(db: Kysely<Schema>, day: number): Promise<void> {
  await inTurn(db, (run) => makeDayTables(run, day)).catch((error: unknown) => {
    if (!NEED_NOT_BE_MADE.test(codeOf(error))) throw error;
  });
}

/** Returns true for a day that is over, and for the partition without a day. */
function isPast(partition: string, before: number, now: number): boolean {
  if (partition === 'quotes_undated') return true;
  const day = dayNamed(partition);
  return day !== undefined && day <= dayOf(before) && day < dayOf(now);
}

/** Returns the time of the last quotation of a partition; null for an empty one. */
async function lastOf(db: Kysely<Schema>, partition: string): Promise<number | null> {
  const last = sql<{ last: number | null }>`select max(created_at) as last from ${sql.table(partition)}`;
  return (await unlessGone(last.execute(db)))?.rows[0]?.last ?? null;
}

/** Counts the rows of a day, or takes PostgreSQL's estimate where counting exceeds the statement timeout. */
async function countOf(db: Kysely<Schema>, partition: string): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(partition)}`;
  const estimated = sql<{ count: number }>`
    select greatest(reltuples, 0)::bigint as count from pg_class where oid = ${partition}::regclass`;
  // Through a pooler only a transaction has a limit.
  const rows = db
    .transaction()
    .execute((transaction) => counted.execute(transaction))
    .catch((error: unknown) => {
      if (!isStopped(error)) throw error;
      return estimated.execute(db);
    });
  return (await unlessGone(rows))?.rows[0]?.count ?? 0;
}

/**
 * Drops the messages, then the rest, in two transactions. Each takes its locks in the order of a save, which avoids deadlocks.
 *
 * @returns true when this process has dropped it
 */
async function dropPartition(db: Kysely<Schema>, partition: string): Promise<boolean> {
  const name = partition.slice('quotes_'.length);
  const first = (dayNamed(partition) ?? 0) * NUMBERS_OF_A_DAY;
  await inTurn(db, (run) => run(`drop table if exists ${partitionOf('outbox', name)}`));
  return inTurn(db, async (run) => {
    await run(`delete from idempotency_keys where quote >= ${first} and quote < ${first + NUMBERS_OF_A_DAY}`);
    await run(`alter table quotes detach partition ${partition}`);
    await run(`drop table ${partitionOf('quote_subjects', name)}`);
    await run(`drop table ${partition}`);
    return true;
  });
}

const unlessGone = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (codeOf(error) === IS_GONE) return undefined;
    throw error;
  });

/** Runs work in one transaction, one process at a time. It gives way where a lock is not free in time, and is tried again. */
const inTurn = <T>(db: Kysely<Schema>, work: (run: Run) => Promise<T>): Promise<T> =>
  tryAgain(MOST_TRIES, () =>
    db.transaction().execute(async (transaction) => {
      const run: Run = (statement) => sql.raw(statement).execute(transaction);
      await run(LOCK_SCHEMA);
      await run(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      return work(run);
    }),
  );

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);
