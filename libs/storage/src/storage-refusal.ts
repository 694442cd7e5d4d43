import { resolve } from 'node:path';
import { StorageUnavailable } from '@cotiza/quoting';
import { embeddedRefusal } from './database/embedded/embedded-refusals';
import { postgresRefusal } from './database/postgres/postgres-refusals';
import type { StorageOptions } from './storage';
import { StorageUnusable } from './storage-unusable';

/** Why what is kept cannot be opened: in plain words where that is known, else the failure itself. */
export function storageRefusal(
  error: unknown,
  { databaseUrl, dataDir }: Pick<StorageOptions, 'databaseUrl' | 'dataDir'>,
): unknown {
  if (error instanceof StorageUnusable) return error;
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  const inWords =
    (databaseUrl === undefined ? undefined : postgresRefusal(cause, databaseUrl)) ??
    embeddedRefusal(cause, resolve(dataDir));
  return inWords === undefined ? error : new StorageUnusable(inWords, { cause });
}
