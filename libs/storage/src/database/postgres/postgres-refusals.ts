import { StorageUnusable } from '../../storage-unusable';

/** A server in words, without user and password. */
export function describeServer(url: string): string {
  const { hostname, port, pathname } = readUrl(url);
  return `PostgreSQL at ${hostname || 'localhost'}:${port || '5432'}, database ${decodeURIComponent(pathname.slice(1)) || '(the default one)'}`;
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

/** What to do about a failure, by its SQLSTATE. */
const ADVICE: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password. Correct them in DATABASE_URL.',
  '28000': 'refuses the user. Correct it in DATABASE_URL, or let it in with pg_hba.conf.',
  '3D000': 'has no such database. Create it, or correct its name in DATABASE_URL.',
  '3F000': 'has no schema for the tables. Create it, or correct the search_path.',
  '42501':
    'does not let this user do that. Grant it what it needs: to create tables at the first start, to read and write them later.',
  '53100': 'has no room left on its disk. Make room and start again.',
  '53300': 'has no connection left. Raise max_connections, or run fewer processes.',
  '57P03': 'is starting up or shutting down. Try again in a moment.',
};

/** @returns what to throw: a refusal in plain words where the failure is a known one, else the failure itself */
export function refusePostgres(error: unknown, server: string): unknown {
  if (error instanceof StorageUnusable || error instanceof TypeError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  if (ADVICE[code]) return new StorageUnusable(`${server}, ${ADVICE[code]}`, { cause: error });
  if (!/^[0-9A-Z]{5}$/.test(code)) {
    return new StorageUnusable(
      `${server}, does not answer (${code || message}). Check that it runs and that DATABASE_URL leads to it.`,
      { cause: error },
    );
  }
  return error;
}
