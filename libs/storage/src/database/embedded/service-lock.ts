import { openLibsql } from './libsql-connection';
import { sqliteCode } from './sqlite-faults';

/**
 * A lock that ends with its process, however that ends: a transaction held open on a file of its own.
 *
 * @returns how to let go; undefined when another process has it
 */
export function takeServiceLock(path: string): (() => void) | undefined {
  const connection = openLibsql(path);
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (sqliteCode(error) === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  return () => connection.close();
}
