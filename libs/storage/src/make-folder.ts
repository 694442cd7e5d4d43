import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is kept is personal: only the account of the service may look into a folder that it made. */
const OWNER_ALONE = 0o700;

/**
 * Makes a folder and those above it, where they are missing. Node's own way goes round in circles where a file system says
 * that a folder does not exist and cannot be made either.
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
