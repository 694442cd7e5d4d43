import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Clock } from '@cotiza/kernel';
import { CannotStart, errorFacts, type Logger } from '@cotiza/platform/process';
import { openStorage, StorageUnusable, type Storage, type StorageOptions } from '@cotiza/storage';
import type { Settings } from './settings/service-settings';

type StorageSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR' | 'DATA_KEY' | 'OPERATOR'>;

/**
 * Opens the storage that the settings name.
 *
 * @throws CannotStart with what is wrong and what to do
 */
export async function openStorageOf(
  settings: StorageSettings,
  role: StorageOptions['role'],
  clock: Clock,
  logger: Logger,
  own: Pick<StorageOptions, 'statementTimeoutMs'> = {},
): Promise<Storage> {
  const options: StorageOptions = {
    databaseUrl: settings.DATABASE_URL,
    connections: settings.DATABASE_CONNECTIONS,
    dataDir: settings.DATA_DIR,
    dataKey: settings.DATA_KEY,
    role,
    operator: role === 'tool' ? (settings.OPERATOR ?? accountName()) : undefined,
    ...own,
    clock,
    report: (event, error) => logger.error(errorFacts(error), event),
  };
  try {
    const storage = await openStorage(options);
    if (role === 'service' && settings.DATABASE_URL === undefined) warnOfOpenFolder(settings.DATA_DIR, logger);
    return storage;
  } catch (error) {
    if (error instanceof StorageUnusable) throw new CannotStart(error.message);
    throw error;
  }
}

/** The account that runs this process; its number where it has no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

const OTHERS = 0o077;

/** Warns of a folder with personal data that other accounts may read. Its permissions are left to the operator. */
function warnOfOpenFolder(folder: string, logger: Logger): void {
  const mode = statSync(folder).mode & 0o777;
  if ((mode & OTHERS) === 0) return;
  logger.warn(
    { setting: 'DATA_DIR', mode: mode.toString(8) },
    'other accounts of this machine may look into the data folder',
  );
}
