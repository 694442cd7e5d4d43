import { StorageUnusable } from '../../storage-unusable';
import { isOfTheSurroundings, isRefusedParameter } from './postgres-faults';

/** A server in words, without user and password. @throws StorageUnusable when the address is none */
export function describeServer(url: string): string {
  const { hostname, port, pathname } = readUrl(url);
  const database = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL at ${hostname || 'localhost'}:${port || '5432'}${database && `, database ${database}`}`;
}

function readUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new StorageUnusable(
      'DATABASE_URL is not an address. Write it as postgres://user:password@host:5432/database, with special characters percent-encoded.',
    );
  }
}

const WRONG_CREDENTIALS = 'refuses the user or the password. Correct them in DATABASE_URL.';

/** Advice by SQLSTATE. It follows the description of the server. */
const ADVICE: Readonly<Record<string, string>> = {
  // PostgreSQL has codes of its own for a wrong user, password or database.
  '08P01': 'is behind a pooler that refuses the connection (08P01). Its log says why.',
  '25006':
    'takes no writing (SQLSTATE 25006). Lead DATABASE_URL to the primary, or switch default_transaction_read_only off.',
  '28P01': WRONG_CREDENTIALS,
  '28000': WRONG_CREDENTIALS,
  '3D000': 'has no such database. Create it, or correct its name in DATABASE_URL.',
  '3F000': 'has no schema for the tables. Create it, or correct the search_path.',
  '42501': 'does not let this user do that. Let it create tables at the first start, and read and write them later.',
  '53100': 'has no room left on its disk. Make room and start again.',
  '53300': 'has no connection left. Raise max_connections, or run fewer processes.',
  '55P03': 'keeps its tables locked for somebody else, a backup perhaps. Wait until that is over and start again.',
  '57P03': 'is starting or ending. Try again in a moment.',
};

/** Messages of PgBouncer while no server takes its connections, as during a failover. */
const WITHOUT_SERVER = /^(server conn crashed|server login has been failing|query_wait_timeout)/;

export function postgresRefusal(error: unknown, url: string): string | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const server = describeServer(url);
  if (isRefusedParameter(error))
    return `${server}, is behind a pooler that refuses a parameter of the connection (${String(message)}). Take it out of DATABASE_URL.`;
  if (WITHOUT_SERVER.test(String(message)))
    return `${server}, is behind a pooler that does not reach it (${String(message)}). Wait until a server leads, or look at the pooler's log.`;
  const advice = ADVICE[String(code)];
  if (advice) return `${server}, ${advice}`;
  // The driver reports a missing password without a code.
  if (/password must be a string|no password/i.test(String(message))) return `${server}, ${WRONG_CREDENTIALS}`;
  if (!isOfTheSurroundings(error)) return undefined;
  return `${server}, does not answer (${String(code ?? message)}). Check that it runs, and that DATABASE_URL leads to it.`;
}
