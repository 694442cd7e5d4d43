import type { Database, DatabaseOptions } from './database';

/**
 * Loads the driver of the database, and opens it.
 *
 * @throws StorageUnusable, or an error of the driver or of the file system
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === undefined) return (await import('./embedded/embedded-database.js')).openEmbedded(options);
  return (await import('./postgres/postgres-database.js')).openPostgres(options.databaseUrl, options);
}
