import { Pool, types, type CustomTypesConfig } from 'pg';

/** Connections of one process. More would only queue up in the database. */
const CONNECTIONS = 10;
/** How long to wait for a connection, in milliseconds, before those who wait are told to try again. */
const CONNECT_PATIENCE_MS = 5000;
/** Longest time for one statement, in milliseconds: whoever waited for it has given up by then. */
const STATEMENT_PATIENCE_MS = 30_000;

/** Milliseconds and numbers of rows are safe integers: they are read as numbers, not as text. */
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary'
      ? (value: string) => Number(value)
      : (types.getTypeParser(oid, format as 'text') as never),
};

/** @param report told of connections that break while nobody uses them */
export function openPool(url: string, report: (event: string, error: unknown) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    statement_timeout: STATEMENT_PATIENCE_MS,
    application_name: 'cotiza',
    types: numbersForInt8,
  });
  pool.on('error', (error) => report('database-connection-lost', error));
  return pool;
}
