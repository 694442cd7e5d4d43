import { join } from 'node:path';
import { Client } from 'pg';
import { openLibsql } from '../database/embedded/libsql-connection';
import type { StorageOptions } from '../storage';

/**
 * Runs the statements of a text beside whoever works on a database: on PostgreSQL where there is an address, else on the
 * embedded one of a folder, which is made where there is none.
 */
export async function runSql(
  { databaseUrl, dataDir }: Pick<StorageOptions, 'databaseUrl' | 'dataDir'>,
  sql: string,
): Promise<void> {
  if (databaseUrl === undefined) {
    const connection = openLibsql(join(dataDir, 'cotiza.db'));
    connection.exec(sql);
    connection.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
