import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The folder or one of its files is not what the importers expect. The message is for the person at the terminal. */
export class SourceError extends Error {}

/** Describes the option that names the folder: its tables are not in the repository. */
export const SOURCE_OPTION =
  'folder with the source tables in CSV, which docs/data.md lists and the repository does not hold';

/** The files that the importers read. */
export const SOURCE_FILES = [
  'provinces.csv',
  'municipalities.csv',
  'postal_municipality.csv',
  'postal_extra_geonames.csv',
  'cno11.csv',
  'insurers_motor.csv',
  'plates-series-es.csv',
  'cars.csv',
  'cars-recent.csv',
  'brand-price-levels.csv',
  'motorcycles.csv',
  'motorcycles-power.csv',
  'fleet-cars.csv',
  'fleet-motorcycles.csv',
  'fleet-dgt-counts.csv',
  'boe-2026-motos-quads-tramos.csv',
] as const;

export type SourceFile = (typeof SOURCE_FILES)[number];

/** A folder of source tables. */
export class SourceFolder {
  /** @throws SourceError naming every file that the folder lacks */
  constructor(private readonly dir: string) {
    const missing = SOURCE_FILES.filter((name) => !existsSync(join(dir, name)));
    if (missing.length > 0) throw new SourceError(`${dir} lacks ${missing.join(', ')}`);
  }

  /**
   * The rows of a table, every cell as trimmed text.
   *
   * @throws SourceError when the table lacks a column
   */
  rows<C extends string>(name: SourceFile, columns: readonly C[]): Record<C, string>[] {
    return readTable(join(this.dir, name), columns);
  }
}

/**
 * The rows of a CSV file with a header row, every cell as trimmed text.
 *
 * @throws SourceError when the file cannot be parsed or lacks a column
 */
export function readTable<C extends string>(
  path: string,
  columns: readonly C[],
  { lowerCaseHeader = false } = {},
): Record<C, string>[] {
  let rows: Record<C, string>[];
  const columnsOption = lowerCaseHeader ? lowerCased : (header: string[]) => header;
  try {
    rows = parse(readFileSync(path), { columns: columnsOption, bom: true, trim: true }) as Record<C, string>[];
  } catch (cause) {
    throw new SourceError(`${path} is not a well-formed CSV file: ${(cause as Error).message}`, { cause });
  }
  const missing = columns.filter((column) => rows[0]?.[column] === undefined);
  if (missing.length > 0) throw new SourceError(`${path} lacks the columns ${missing.join(', ')}`);
  return rows;
}

function lowerCased(header: readonly string[]): string[] {
  return header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
}
