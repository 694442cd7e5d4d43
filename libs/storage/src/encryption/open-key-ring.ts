import type { Database } from '../database/database';
import { makeFolder } from '../make-folder';
import type { StorageOptions } from '../storage';
import { StorageUnusable } from '../storage-unusable';
import { generateDataKey, parseDataKeys } from './data-key';
import { fileKeyRing } from './file.key-ring';
import { keyFileIn, type KeyFile } from './key-file';
import { givenKeyRing, type KeyRing } from './key-ring';

/**
 * The keys of this process: those it is given, else those in the data folder, made there for a database that holds nothing.
 *
 * @throws StorageUnusable
 */
export async function openKeyRing(options: StorageOptions, database: Database): Promise<KeyRing> {
  const { dataKey, dataDir, clock } = options;
  if (dataKey !== undefined) return givenKeyRing(readKeys(dataKey, 'DATA_KEY'));
  makeFolder(dataDir);
  const file = keyFileIn(dataDir);
  if (!file.read()) await makeFirstKey(file, database);
  readKeys((file.read() ?? []).join(','), file.path);
  return fileKeyRing(file, () => clock.now());
}

function readKeys(text: string, source: string) {
  try {
    return parseDataKeys(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StorageUnusable(`${source} cannot be used: ${error.message}.`);
  }
}

async function makeFirstKey(file: KeyFile, database: Database): Promise<void> {
  const keys = await database.read((db) => db.selectFrom('data_keys').select('key_id').execute());
  if (keys.length > 0) {
    throw new StorageUnusable(
      `The database holds data under key ${keys.map(({ key_id: id }) => id).join(', ')}, and ${file.path} is missing. ` +
        'Put that file back from a backup, or give its keys in DATA_KEY.',
    );
  }
  file.create([generateDataKey()]);
}
