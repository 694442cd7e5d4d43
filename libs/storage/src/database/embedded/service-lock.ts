import { join } from 'node:path';
import { StorageUnusable } from '../../storage-unusable';
import { openLibsql } from './libsql-connection';
import { sqliteCode } from './sqlite-faults';

/**
 * Takes the lock of a service on a data folder: a transaction held open on a file of its own, so that it ends with its process.
 *
 * @returns gives the lock back
 * @throws StorageUnusable with the refusal when another process has it
 */
export function takeServiceLock(directory: string, refusal: string): () => void {
  const connection = openLibsql(join(directory, 'service.lock'));
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    throw sqliteCode(error) === 'SQLITE_BUSY' ? new StorageUnusable(refusal) : error;
  }
  return () => connection.close();
}
