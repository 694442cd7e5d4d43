import { keepNewest } from '@cotiza/kernel';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayRange, type NumberRange } from '../database/quote-numbers';

/** More than one process has in its hands at a time. */
const MOST = 10_000;

/**
 * The numbers of quotations that this process has lately seen, by their references. Where quotations are kept apart by day a number
 * says where to look, and a reference has to be looked for in each. What is not known here is looked for.
 */
export class KnownNumbers {
  private readonly numbers = new Map<string, number>();

  learn(reference: string, number: number): void {
    this.numbers.set(reference, number);
    keepNewest(this.numbers, MOST);
  }

  of(reference: string): number | undefined {
    return this.numbers.get(reference);
  }
}

/**
 * Whether a column is one of some numbers. They are written out, so that a plan that is kept looks into those days alone: one that gets
 * them as values is made anew each time. It makes other texts every day.
 */
export const isWithin = (column: string, { from, to }: NumberRange): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} >= ${sql.lit(from)} and ${sql.ref(column)} < ${sql.lit(to)}`;

/** Whether a column is a number that is known. */
export const isNumber = (column: string, number: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = ${number} and ${isWithin(column, dayRange(number))}`;
