import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg';
import type { DatabaseOptions } from '../database';
import { isOfTheSurroundings, isStopped } from './postgres-faults';

/** Connections of one process, where it is not said. More would only queue up in the database. */
const CONNECTIONS = 10;
/** How long to wait for a connection, in milliseconds, before those who wait are told to try again. */
const CONNECT_TIMEOUT_MS = 5000;

/** How much longer than for the server's own limit it is waited, in milliseconds: one that still answers says which it was. */
const ANSWER_TIMEOUT_MS = 1000;

/** What connections of a service call themselves, and those of an operator's tool. */
export const SERVICE_APPLICATION = 'cotiza';
const TOOL_APPLICATION = 'cotiza-ops';

/** Milliseconds and numbers of rows are safe integers: they are read as numbers, not as text. */
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary'
      ? (value: string) => Number(value)
      : (types.getTypeParser(oid, format as 'text') as never),
};

/** @param timeoutMs longest time for one statement, in milliseconds; 0: no limit */
export function openPool(
  url: string,
  timeoutMs: number,
  { role, connections = CONNECTIONS, report }: Pick<DatabaseOptions, 'role' | 'connections' | 'report'>,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: timeoutMs,
    // A server that has vanished does not keep to its own limit.
    query_timeout: timeoutMs && timeoutMs + ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: role === 'service' ? SERVICE_APPLICATION : TOOL_APPLICATION,
    types: numbersForInt8,
  });
  // One that breaks in somebody's hands fails their query. Unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => report('database-connection-lost', error));
  return { connect: async () => carefulClient(await pool.connect()), end: () => pool.end() };
}

/** A connection that is not used again once it has failed: no statement would ever be answered on it. */
function carefulClient(client: PoolClient): PostgresPoolClient {
  let fault: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // Kysely rolls back what failed; on a server that does not answer that would take as long again.
    if (fault) throw fault;
    try {
      return await client.query({ text, values: [...values] });
    } catch (error) {
      if (isOfTheSurroundings(error) && !isStopped(error)) fault = error as Error;
      throw error;
    }
  };
  // Nothing here asks for a cursor, the other thing that could be queried.
  return { query: query as PostgresPoolClient['query'], release: () => client.release(fault !== undefined) };
}
