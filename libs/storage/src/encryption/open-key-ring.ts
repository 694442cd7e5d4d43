import { join } from 'node:path';
import type { Database } from '../database/database';
import { makeFolder } from '../make-folder';
import type { StorageOptions } from '../storage';
import { StorageUnusable } from '../storage-unusable';
import { generateDataKey, parseDataKeys } from './data-key';
import { fileKeyRing, makeKeyFile, readKeyFile, givenKeyRing, type KeyRing } from './key-ring';

/**
 * Returns the keys of this process: those it is given, else those in the data folder, made there for a database that holds nothing.
 *
 * @throws StorageUnusable
 */
export async function openKeyRing(options: StorageOptions, database: Database): Promise<KeyRing> {
  const { dataKey, dataDir, clock } = options;
  if (dataKey !== undefined) return givenKeyRing(readKeys(dataKey, 'DATA_KEY'));
  makeFolder(dataDir);
  const path = keyFilePath(dataDir);
  if (!readKeyFile(path)) await makeFirstKey(path, database);
  checkKeyFile(dataDir);
  return fileKeyRing(path, () => clock.now());
}

/**
 * Judges the keys in a data folder, if it has any.
 *
 * @throws StorageUnusable when what the file holds is no key
 */
export function checkKeyFile(dataDir: string): void {
  const path = keyFilePath(dataDir);
  const keys = readKeyFile(path);
  if (keys) readKeys(keys.join(','), path);
}

const keyFilePath = (dataDir: string): string => join(dataDir, 'data.key');

function readKeys(text: string, source: string) {
  try {
    return parseDataKeys(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StorageUnusable(`${source} cannot be used: ${error.message}.`);
  }
}

async function makeFirstKey(path: string, database: Database): Promise<void> {
  const keys = await database.read((db) => db.selectFrom('data_keys').select('key_id').execute());
  if (keys.length > 0) {
    throw new StorageUnusable(
      `The database holds data under key ${keys.map(({ key_id: id }) => id).join(', ')}, and ${path} is missing. ` +
        'Put that file back from a backup, or give its keys in DATA_KEY.',
    );
  }
  makeKeyFile(path, generateDataKey());
}
