import { manualClock, type ManualClock } from '@cotiza/kernel';
import { generateDataKey } from '../encryption/data-key';
import { countOf } from '../copy/table-rows';
import { openDatabase } from '../database/open-database';
import { openStorage } from '../open-storage';
import type { Storage, StorageOptions } from '../storage';

export interface StorageBench {
  readonly clock: ManualClock;
  readonly options: StorageOptions;
  /** Opens the database of the test once more; a service the first time, beside it a tool. Closed at the end of the test. */
  open(changes?: Partial<StorageOptions>): Promise<Storage>;
  /** Counts the rows of a table. */
  rowsOf(name: string): Promise<number>;
}

/** Returns the newest lines of the audit trail, each as its action and count. */
export const auditedIn = async ({ privacy }: Storage) =>
  (await privacy.auditTrail(100)).map(({ action, count }) => [action, count]);

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
    const rowsOf = async (name: string) => {
      const database = await openDatabase({ ...options, role: 'tool' });
      return countOf(database, { name } as Parameters<typeof countOf>[1]).finally(() => database.close());
    };
    bench = { clock, options, open, opened, rowsOf };
  });

  afterEach(async () => {
    if (!bench) return;
    for (const storage of bench.opened.reverse()) await storage.close();
    await source.remove(bench.options);
  });

  return () => bench!;
}
