import { manualClock, type ManualClock } from '@cotiza/kernel';
import { generateDataKey } from '../encryption/data-key';
import { openStorage } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';

export interface StorageBench {
  readonly clock: ManualClock;
  readonly options: StorageOptions;
  /** Opens the database of the test once more; a service the first time, beside it a tool. Closed at the end of the test. */
  open(changes?: Partial<StorageOptions>): Promise<Storage>;
}

export interface DatabaseSource {
  make(): Promise<Pick<StorageOptions, 'databaseUrl' | 'dataDir'>>;
  remove(made: Pick<StorageOptions, 'databaseUrl' | 'dataDir'>): Promise<void>;
}

/** Gives every test of the block that calls it a database of its own. */
export function storageBench(source: DatabaseSource): () => StorageBench {
  let bench: (StorageBench & { readonly opened: Storage[] }) | undefined;

  beforeEach(async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const place = await source.make();
    const options: StorageOptions = { ...place, dataKey: generateDataKey(), role: 'service', clock, report: () => {} };
    const opened: Storage[] = [];
    const open = async (changes: Partial<StorageOptions> = {}) => {
      const role = opened.length === 0 ? 'service' : 'tool';
      const storage = await openStorage({ ...options, role, ...changes });
      opened.push(storage);
      return storage;
    };
    bench = { clock, options, open, opened };
  });

  afterEach(async () => {
    if (!bench) return;
    for (const storage of bench.opened.reverse()) await storage.close();
    await source.remove(bench.options);
  });

  return () => bench!;
}
