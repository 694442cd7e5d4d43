import { rmSync } from 'node:fs';
import type { DatabaseSource } from './testing/storage-bench';
import { storageContract } from './testing/storage.contract';
import { temporaryFolder } from './testing/temporary-storage';

const source: DatabaseSource = {
  make: () => Promise.resolve({ dataDir: temporaryFolder() }),
  remove: ({ dataDir }) => Promise.resolve(rmSync(dataDir, { recursive: true })),
};

storageContract('the embedded database', source);
storageContract('the embedded database, on a thread beside the one that serves', { ...source, besideService: true });
