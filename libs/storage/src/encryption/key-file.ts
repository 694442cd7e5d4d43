import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../sync-path';

/** Who may read it: nobody but the account that the service runs under. */
const OWNER_ONLY = 0o600;

/** The file that holds the keys where the environment gives none, one a line, the current one first. */
export interface KeyFile {
  readonly path: string;
  /** Undefined when there is none. */
  read(): string[] | undefined;
  /** Changes with each change of the file; undefined while it cannot be looked at. */
  version(): string | undefined;
  /** Makes the file, unless another process is quicker. */
  create(keys: readonly string[]): void;
  /** In one step: whoever reads finds the old file or the new one. */
  replace(keys: readonly string[]): void;
}

export function keyFileIn(directory: string): KeyFile {
  const path = join(directory, 'data.key');
  return {
    path,
    read: () => {
      try {
        return readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => line.trim() !== '');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    version: () => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found && `${found.ino} ${found.mtimeMs}`;
    },
    create: (keys) => {
      const draft = writeBeside(path, keys);
      try {
        linkSync(draft, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        unlinkSync(draft);
      }
      syncPath(directory);
    },
    replace: (keys) => {
      renameSync(writeBeside(path, keys), path);
      syncPath(directory);
    },
  };
}

function writeBeside(path: string, keys: readonly string[]): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(draft, 'wx', OWNER_ONLY);
  try {
    writeSync(file, keys.map((key) => `${key}\n`).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return draft;
}
