import { rmSync } from 'node:fs';
import { storageContract } from './testing/storage.contract';
import { temporaryFolder } from './testing/temporary-storage';

storageContract('the embedded database', {
  make: () => Promise.resolve({ dataDir: temporaryFolder() }),
  remove: ({ dataDir }) => Promise.resolve(rmSync(dataDir, { recursive: true })),
});
