import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once a file, or the names in a folder, are on the disk: a new name is safe once its folder is. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
