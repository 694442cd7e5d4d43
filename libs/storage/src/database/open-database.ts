import { systemClock } from '@cotiza/kernel';
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
  statementTimeoutMs,
  report,
  clock = systemClock(),
}: Omit<StorageOptions, 'dataKey' | 'operator' | 'clock'> & Partial<Pick<StorageOptions, 'clock'>>): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded({ directory: dataDir, role })
    : openPostgres({ url: databaseUrl, connections, role, statementTimeoutMs, report, now: clock.now() });
}
