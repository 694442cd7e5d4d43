import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const LOOK_EVERY_MS = 20;

/**
 * Keeps everybody else from a table on PostgreSQL, as a long change of it does.
 *
 * @returns lets them in again; more than once does nothing more
 */
export async function holdTable(databaseUrl: string, table: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  let ended: Promise<void> | undefined;
  return () => (ended ??= client.end());
}

/** Resolves when somebody waits for a table that is held. */
export async function whenAwaited(databaseUrl: string, table: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`;
  try {
    while ((await client.query(waiting)).rowCount === 0) await pause(LOOK_EVERY_MS);
  } finally {
    await client.end();
  }
}
