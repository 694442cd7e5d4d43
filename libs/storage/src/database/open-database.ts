import type { Database, DatabaseOptions } from './database';
import { openEmbedded } from './embedded/embedded-database';
import { openPostgres } from './postgres/postgres-database';

/** @throws StorageUnusable, or an error of the driver or of the file system */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
