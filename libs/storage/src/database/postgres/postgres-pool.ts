import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg';
import type { DatabaseOptions } from '../database';
import { isOfTheSurroundings, isRefusedParameter, isStopped } from './postgres-faults';

const CONNECTIONS = 10;
/** Longest wait for a connection, in milliseconds, before a call rejects. */
const CONNECT_TIMEOUT_MS = 5000;

/** Added to the limit of the server, in milliseconds, so that its own error arrives first. */
const ANSWER_TIMEOUT_MS = 1000;

/** Application names of connections, of a service and of a tool. */
export const SERVICE_APPLICATION = 'cotiza';
const TOOL_APPLICATION = 'cotiza-ops';

/** Milliseconds and numbers of rows are safe integers: they are read as numbers, not as text. */
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary'
      ? (value: string) => Number(value)
      : (types.getTypeParser(oid, format as 'text') as never),
};

export type PoolOptions = Pick<DatabaseOptions, 'role' | 'connections' | 'report'> & {
  /** A pooler is between: a connection keeps no settings, so that each transaction has its own. */
  readonly isPooled: boolean;
  /** The first statement of each transaction. */
  readonly first?: string;
};

/** @param timeoutMs longest time for one statement, in milliseconds; 0: no limit */
export function openPool(
  url: string,
  timeoutMs: number,
  { role, connections = CONNECTIONS, report, isPooled, first }: PoolOptions,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: isPooled ? 0 : timeoutMs,
    // A server that has vanished does not keep to its own limit.
    query_timeout: timeoutMs && timeoutMs + ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: role === 'service' ? SERVICE_APPLICATION : TOOL_APPLICATION,
    types: numbersForInt8,
  });
  // Without a listener the event would end the process. The query in progress fails with the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => report('database-connection-lost', error));
  // One message, as without the limit.
  const begin = [
    'begin',
    ...(isPooled ? [`set local statement_timeout = ${timeoutMs}`] : []),
    ...(first ? [first] : []),
  ].join('; ');
  return { connect: async () => carefulClient(await pool.connect(), begin), end: () => pool.end() };
}

/** A limit that no operator sets, in milliseconds. */
const PROBE_MS = 59_999;

/** Returns whether connections lead through a pooler, such as PgBouncer in transaction mode, which refuses or drops their settings. */
export async function isPooled(url: string, options: Omit<PoolOptions, 'isPooled'>): Promise<boolean> {
  const pool = openPool(url, PROBE_MS, { ...options, isPooled: false });
  try {
    const client = await pool.connect();
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout', []);
    client.release();
    return rows[0]?.statement_timeout !== `${PROBE_MS}ms`;
  } catch (error) {
    if (isRefusedParameter(error)) return true;
    throw error;
  } finally {
    await pool.end();
  }
}

/** Wraps a connection that is discarded after a failure: it would answer no further statement. */
function carefulClient(client: PoolClient, begin: string): PostgresPoolClient {
  let fault: Error | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // Kysely rolls back after a failure; on a silent server that would take as long again.
    if (fault) throw fault;
    try {
      return await client.query({ text: text === 'begin' ? begin : text, values: [...values] });
    } catch (error) {
      if (isOfTheSurroundings(error) && !isStopped(error)) fault = error as Error;
      throw error;
    }
  };
  // Cursors, which Kysely could also query, are not used.
  return { query: query as PostgresPoolClient['query'], release: () => client.release(fault !== undefined) };
}
