import { sql, type Expression, type SqlBool } from 'kysely';
import { PERSONS } from './postgres/day-tables';

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
  /** Tests whether a row of `quote_subjects` or `quote_drafts` is about one of some persons, by their hashes. */
  isAbout(persons: readonly Buffer[]): Expression<SqlBool>;
}

export const embeddedTraits: DialectTraits = {
  columnTypes: { sequence: 'integer', integer: 'integer', bytes: 'blob' },
  locksRows: false,
  isAbout: (persons) =>
    sql<SqlBool>`(${sql.join(
      persons.map((hash) => sql`instr(hashes, ${hash}) > 0`),
      sql` or `,
    )})`,
};

export const postgresTraits: DialectTraits = {
  columnTypes: { sequence: 'bigserial', integer: 'bigint', bytes: 'bytea' },
  locksRows: true,
  isAbout: (persons) => sql<SqlBool>`${sql.raw(PERSONS)} && array[${sql.join(persons)}]::bytea[]`,
};
