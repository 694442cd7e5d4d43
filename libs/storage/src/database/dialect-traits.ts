import { sql, type Expression, type SqlBool } from 'kysely';

/** What the two databases call the types of columns. */
export interface ColumnTypes {
  /** A number that grows with each row. */
  readonly sequence: 'integer' | 'bigserial';
  readonly integer: 'integer' | 'bigint';
  readonly bytes: 'blob' | 'bytea';
}

/** Where the two databases differ for those who query them. */
export interface DialectTraits {
  readonly columnTypes: ColumnTypes;
  /** Whether writers work at the same time, so that a row has to be locked before it is looked at to be changed. */
  readonly locksRows: boolean;
  /** Whether bytes contain other bytes. */
  contains(column: Expression<Buffer>, part: Buffer): Expression<SqlBool>;
}

export const embeddedTraits: DialectTraits = {
  columnTypes: { sequence: 'integer', integer: 'integer', bytes: 'blob' },
  locksRows: false,
  contains: (column, part) => sql<SqlBool>`instr(${column}, ${part}) > 0`,
};

export const postgresTraits: DialectTraits = {
  columnTypes: { sequence: 'bigserial', integer: 'bigint', bytes: 'bytea' },
  locksRows: true,
  contains: (column, part) => sql<SqlBool>`position(${part}::bytea in ${column}) > 0`,
};
