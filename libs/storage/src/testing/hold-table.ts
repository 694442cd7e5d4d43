import { Client } from 'pg';

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
