import { join } from 'node:path';
import { openLibsql } from '../database/embedded/libsql-connection';
import type { StorageOptions } from '../storage';
import { queryPostgres } from './postgres-databases';

/** Runs statements on PostgreSQL where there is an address, else on the embedded database of a folder, made where it is missing. */
export async function runSql({ databaseUrl, dataDir }: Pick<StorageOptions, 'databaseUrl' | 'dataDir'>, sql: string) {
  if (databaseUrl !== undefined) return void (await queryPostgres(sql, databaseUrl));
  const connection = openLibsql(join(dataDir, 'cotiza.db'));
  connection.exec(sql);
  connection.close();
}
