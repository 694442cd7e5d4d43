import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defined } from '@cotiza/kernel';
import { syncPath } from '../sync-path';
import { generateDataKey, parseDataKeys, type DataKey } from './data-key';
import { findIn, UnknownDataKey, type KeyRing } from './key-ring';

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
