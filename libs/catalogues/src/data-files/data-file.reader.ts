import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FORMAT } from './data-layout';

/** Thrown for a file of the data folder that is missing, is not JSON, or has an unknown layout. */
export class DataFileError extends Error {
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`catalogue file ${path}: ${reason}; rebuild it with "npm run generate"`, options);
    this.name = 'DataFileError';
  }
}

/**
 * Reads one file of the data folder.
 *
 * @throws DataFileError when it cannot be read or its `format` is another
 */
export function readDataFile<T extends { readonly format: number }>(dataDir: string, name: string): T {
  const path = join(dataDir, name);
  const content = parse<T>(path);
  if (content?.format !== DATA_FORMAT) throw new DataFileError(path, `its layout is not number ${DATA_FORMAT}`);
  return content;
}

function parse<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T | null;
  } catch (cause) {
    throw new DataFileError(path, cause instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read', { cause });
  }
}
