import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { PERSONS } from './postgres/day-tables';
import { dayOf, NUMBERS_OF_A_DAY } from './quote-numbers';

export interface ColumnTypes {
  /** A number that grows with each row. */
  readonly sequence: 'integer' | 'bigserial';
  readonly integer: 'integer' | 'bigint';
  readonly bytes: 'blob' | 'bytea';
}

/** Differences between the two databases for their queries. */
export interface DialectTraits {
  readonly columnTypes: ColumnTypes;
  /** Writers run concurrently, so that rows are locked before they are read for a change. */
  readonly locksRows: boolean;
  /** Returns the number of a new quotation; none where the database counts alone. @param createdAt milliseconds since the epoch */
  quoteNumber(createdAt: number): { readonly seq?: RawBuilder<number> };
  /** Tests whether a row of `quote_subjects` or `quote_drafts` is about one of some persons, by their hashes. */
  isAbout(persons: readonly Buffer[]): Expression<SqlBool>;
}

export const embeddedTraits: DialectTraits = {
  columnTypes: { sequence: 'integer', integer: 'integer', bytes: 'blob' },
  locksRows: false,
  quoteNumber: () => ({}),
  isAbout: (persons) =>
    sql<SqlBool>`(${sql.join(
      persons.map((hash) => sql`instr(hashes, ${hash}) > 0`),
      sql` or `,
    )})`,
};

export const postgresTraits: DialectTraits = {
  columnTypes: { sequence: 'bigserial', integer: 'bigint', bytes: 'bytea' },
  locksRows: true,
  quoteNumber: (createdAt) => ({
    seq: sql`${dayOf(createdAt) * NUMBERS_OF_A_DAY}::bigint + nextval('quotes_seq_seq')`,
  }),
  isAbout: (persons) => sql<SqlBool>`${sql.raw(PERSONS)} && array[${sql.join(persons)}]::bytea[]`,
};
