import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@cotiza/kernel';
import { openStorage } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';

/** A folder that a test fills and removes. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'cotiza-storage-'));

export interface TemporaryStorage {
  readonly storage: Storage;
  readonly dir: string;
  /** Closes the storage and removes its folder. */
  close(): Promise<void>;
}

/** The embedded storage in a folder of its own, for the tests of whoever keeps something. Its clock stands still unless another is given. */
export async function temporaryStorage(
  options: Partial<Omit<StorageOptions, 'dataDir'>> = {},
): Promise<TemporaryStorage> {
  const dir = temporaryFolder();
  const storage = await openStorage({
    dataDir: dir,
    role: 'service',
    clock: manualClock('2026-11-21T09:00:00Z'),
    report: () => undefined,
    ...options,
  });
  return {
    storage,
    dir,
    close: async () => {
      await storage.close();
      rmSync(dir, { recursive: true });
    },
  };
}
