import { dayName, NUMBERS_OF_A_DAY } from '../quote-numbers';

/** Tables divided by day; each after the table that its rows refer to. */
export const DIVIDED = ['quotes', 'quote_subjects', 'outbox'] as const;

/** The hashes of persons in `quote_subjects`, of 16 bytes each and four at most, as an index has them. */
export const PERSONS = `array_remove(array[${[1, 17, 33, 49]
  .map((start) => `substring(hashes from ${start} for 16)`)
  .join(', ')}], ''::bytea)`;

export const partitionOf = (table: (typeof DIVIDED)[number], name: string): string => `${table}_${name}`;

/** Runs a statement in the transaction that makes or drops a day. */
export type Run = (statement: string) => Promise<unknown>;

/** Makes the tables of a day like the default partitions, and attaches them. */
export async function makeDayTables(run: Run, day: number): Promise<void> {
  const of = (table: (typeof DIVIDED)[number]) => partitionOf(table, dayName(day));
  const range = `for values from (${day * NUMBERS_OF_A_DAY}) to (${(day + 1) * NUMBERS_OF_A_DAY})`;
  for (const table of DIVIDED) await run(`create table ${of(table)} (like ${table}_default including all)`);
  for (const table of ['quote_subjects', 'outbox'] as const)
    await run(`alter table ${of(table)} add foreign key (quote) references ${of('quotes')} (seq) on delete cascade`);
  for (const table of DIVIDED) await run(`alter table ${table} attach partition ${of(table)} ${range}`);
}
