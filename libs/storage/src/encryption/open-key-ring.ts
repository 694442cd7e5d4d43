import { join, dirname } from 'node:path';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { defined } from '@cotiza/kernel';
import type { Database } from '../database/database';
import { makeFolder } from '../make-folder';
import type { StorageOptions } from '../storage';
import { StorageUnusable } from '../storage-unusable';
import { syncPath } from '../sync-path';
import { generateDataKey, parseDataKeys, type DataKey } from './data-key';
import { givenKeyRing, type KeyRing, findIn, UnknownDataKey } from './key-ring';

/** Longest use of a key after another process has made a new one, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** Only the account that the service runs under may read it. */
const OWNER_ONLY = 0o600;

/**
 * Keys in a file, one a line, the current one first. A running service takes up a key that an operator's tool makes.
 *
 * @param now milliseconds since the epoch
 * @throws RangeError when the file holds anything else
 */
export function fileKeyRing(path: string, now: () => number): KeyRing {
  let keys: readonly DataKey[] = [];
  let version: string | undefined;
  let lookedAt = 0;

  const load = (): void => {
    version = versionOf(path);
    keys = parseDataKeys((readKeyFile(path) ?? []).join(','));
    lookedAt = now();
  };
  const look = (): void => {
    if (Math.abs(now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = now();
    const found = versionOf(path);
    if (found !== undefined && found !== version) load();
  };

  load();
  return {
    current: () => {
      look();
      return defined(keys[0], 'key in the file');
    },
    all: () => {
      look();
      return keys;
    },
    find: (id) => {
      try {
        return findIn(keys, id);
      } catch (error) {
        if (!(error instanceof UnknownDataKey)) throw error;
        load();
        return findIn(keys, id);
      }
    },
    renew: (inUse) => {
      // Another process may have made one since: it is the current one, and nothing may need it yet.
      load();
      const kept = keys.filter((key, index) => index === 0 || inUse.has(key.id)).map(({ id }) => id);
      const texts = (readKeyFile(path) ?? []).filter((text) => parseDataKeys(text).some(({ id }) => kept.includes(id)));
      renameSync(writeBeside(path, [generateDataKey(), ...texts]), path);
      syncPath(dirname(path));
      load();
    },
  };
}

export function readKeyFile(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the file with one key, unless another process is quicker. */
export function makeKeyFile(path: string, key: string): void {
  const draft = writeBeside(path, [key]);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  syncPath(dirname(path));
}

/** Changes with each change of the file; undefined while there is none. */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}

function writeBeside(path: string, keys: readonly string[]): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, keys.map((key) => `${key}\n`).join(''), { flag: 'wx', mode: OWNER_ONLY, flush: true });
  return draft;
}

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
