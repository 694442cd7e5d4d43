import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only the account of the service may read a folder that it made. */
const OWNER_ALONE = 0o700;

/**
 * Makes a folder and its missing parents. The recursive `mkdirSync` of Node never ends below `/proc`.
 *
 * @throws an error of the file system
 */
export function makeFolder(path: string): void {
  const failure = tryToMake(path);
  if (!failure) return;
  if (dirname(path) === path) throw failure;
  makeFolder(dirname(path));
  const again = tryToMake(path);
  if (again) throw again;
}

/** Undefined when the folder is there now; else what is missing above it. */
function tryToMake(path: string): NodeJS.ErrnoException | undefined {
  try {
    mkdirSync(path, { mode: OWNER_ALONE });
    return undefined;
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.code === 'ENOENT') return failure;
    if (failure.code === 'EEXIST' && statSync(path).isDirectory()) return undefined;
    throw failure;
  }
}
