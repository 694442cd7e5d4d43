import type { StorageOptions } from '../storage';
import type { Database } from './database';
import { openEmbedded } from './embedded/embedded-database';
import { openPostgres } from './postgres/postgres-database';

/** @throws StorageUnusable */
export function openDatabase({
  databaseUrl,
  connections,
  dataDir,
  role,
  turns,
  report,
}: Pick<StorageOptions, 'databaseUrl' | 'connections' | 'dataDir' | 'role' | 'turns' | 'report'>): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded({ directory: dataDir, role, turns })
    : openPostgres({ url: databaseUrl, connections, role, report });
}
