import type { Database } from '../database/database';
import { StorageUnusable } from '../storage-unusable';
import { batchesOf, countOf, rowsUnder, type CopiedTable, type Row } from './table-rows';

/** A database and its copy. */
export interface Pair {
  readonly from: Database;
  readonly to: Database;
}

/**
 * Compares every column of every row of a table, and returns the count of rows.
 *
 * @param tell receives the count of rows of each batch
 * @throws StorageUnusable where the tables differ
 */
export async function compareTable(
  { from, to }: Pair,
  table: CopiedTable,
  tell: (rows: number) => void,
): Promise<number> {
  let count = 0;
  for await (const rows of batchesOf(from, table)) {
    const keys = rows.map((row) => row[table.key]);
    const copies = await rowsUnder(to, table, keys);
    for (const row of rows) if (!isSame(row, copies.get(row[table.key]))) throw differs(table);
    count += rows.length;
    tell(rows.length);
  }
  // The mark of the copy is in none but the database that is copied to.
  const marks = table.name === 'settings' ? 1 : 0;
  if ((await countOf(to, table)) !== count + marks) throw differs(table);
  return count;
}

function isSame(row: Row, copy: Row | undefined): boolean {
  if (!copy) return false;
  return Object.entries(row).every(([column, value]) => {
    const other = copy[column];
    return Buffer.isBuffer(value) ? Buffer.isBuffer(other) && value.equals(other) : value === other;
  });
}

/** Returns the refusal for a table with different rows in the two databases. */
export const differs = ({ name }: Pick<CopiedTable, 'name'>): StorageUnusable =>
  new StorageUnusable(
    `The rows of ${name} are not the same in both: something was written while they were copied, or before the copy went on. ` +
      'Stop every process, empty the database that is copied to, and begin again.',
  );
