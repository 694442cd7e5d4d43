import { rmSync } from 'node:fs';
import type { DatabaseSource } from './storage-bench';
import { temporaryFolder } from './temporary-storage';

/** A folder with an embedded database for each test. */
export const embeddedDatabases: DatabaseSource = {
  make: () => Promise.resolve({ dataDir: temporaryFolder() }),
  remove: ({ dataDir }) => Promise.resolve(rmSync(dataDir, { recursive: true })),
};
