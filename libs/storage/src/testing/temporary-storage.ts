import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@cotiza/kernel';
import { openStorage } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';
import type { DatabaseSource } from './storage-bench';

/** A folder that a test fills and removes. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'cotiza-storage-'));

export const embeddedDatabases: DatabaseSource = {
  make: () => Promise.resolve({ dataDir: temporaryFolder() }),
  remove: ({ dataDir }) => Promise.resolve(rmSync(dataDir, { recursive: true })),
};

/** Opens a storage as a service does, with a clock that stands still, where the options say nothing else. */
export const openTestStorage = (options: Pick<StorageOptions, 'dataDir'> & Partial<StorageOptions>): Promise<Storage> =>
  openStorage({ role: 'service', clock: manualClock('2026-11-21T09:00:00Z'), report: () => undefined, ...options });

export interface TemporaryStorage {
  readonly storage: Storage;
  readonly dir: string;
  close(): Promise<void>;
}

/** Opens an embedded storage in a folder of its own, as `openTestStorage` does. */
export async function temporaryStorage(
  options: Partial<Omit<StorageOptions, 'dataDir'>> = {},
): Promise<TemporaryStorage> {
  const dir = temporaryFolder();
  const storage = await openTestStorage({ ...options, dataDir: dir });
  return {
    storage,
    dir,
    close: async () => {
      await storage.close();
      rmSync(dir, { recursive: true });
    },
  };
}
