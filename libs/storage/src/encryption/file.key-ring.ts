import { existing } from '@cotiza/kernel';
import { generateDataKey, parseDataKeys, type DataKey } from './data-key';
import type { KeyFile } from './key-file';
import { findIn, UnknownDataKey, type KeyRing } from './key-ring';

/** How long a process may go on with a key after another process has made a new one, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/**
 * Keys that are kept in a file. A running service takes up a key that an operator's tool makes.
 *
 * @param now milliseconds since the epoch
 * @throws RangeError when what the file holds is no key
 */
export function fileKeyRing(file: KeyFile, now: () => number): KeyRing {
  let keys: readonly DataKey[] = [];
  let version: string | undefined;
  let lookedAt = 0;

  const load = (): void => {
    version = file.version();
    keys = parseDataKeys((file.read() ?? []).join(','));
    lookedAt = now();
  };
  const look = (): void => {
    if (Math.abs(now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = now();
    const found = file.version();
    if (found !== undefined && found !== version) load();
  };

  load();
  return {
    current: () => {
      look();
      return existing(keys[0], 'key in the file');
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
      const texts = (file.read() ?? []).filter((text) => parseDataKeys(text).some(({ id }) => kept.includes(id)));
      file.replace([generateDataKey(), ...texts]);
      load();
    },
  };
}
