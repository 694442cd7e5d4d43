import type { Clock } from '@cotiza/kernel';
import { CannotStart, errorFacts, type Logger, type Settings } from '@cotiza/platform';
import { openStorage, StorageUnusable, type Storage, type StorageOptions } from '@cotiza/storage';

type StorageSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'DATA_KEY'>;

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
): Promise<Storage> {
  const options: StorageOptions = {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    dataKey: settings.DATA_KEY,
    role,
    clock,
    report: (event, error) => logger.error(errorFacts(error), event),
  };
  try {
    return await openStorage(options);
  } catch (error) {
    if (error instanceof StorageUnusable) throw new CannotStart(error.message);
    throw error;
  }
}
