import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFileError, layoutFault } from './data-file.reader';
import { DATA_FORMAT, type VehiclesFile, type VersionRow } from './data-layout';

/** Rows that are gone through once or more, and need not all be there at once. */
export interface RowList<R> extends Iterable<R> {
  readonly length: number;
}

/** A vehicle file whose versions are read as they are gone through. */
export type VehicleRows = Omit<VehiclesFile, 'versions'> & { readonly versions: RowList<VersionRow> };

/** The file has its members one after the other and its rows one a line: this opens the versions, and this closes them. */
const VERSIONS_OPEN = '\n"versions":[';
const VERSIONS_CLOSE = '\n],\n';

/**
 * Reads a vehicle file of the data folder. Its versions, by far the most of it, are parsed a line at a time: made into
 * columns one by one, they are never all there as objects.
 *
 * @throws DataFileError when it cannot be read or has another layout
 */
export function readVehiclesFile(dataDir: string, name: string): VehicleRows {
  const path = join(dataDir, name);
  const text = textOf(path);
  const open = text.indexOf(VERSIONS_OPEN);
  const start = open + VERSIONS_OPEN.length;
  const end = text[start] === ']' ? start : text.indexOf(VERSIONS_CLOSE, start);
  if (open < 0 || end < 0) throw layoutFault(path);
  try {
    const rest = JSON.parse(text.slice(0, start) + text.slice(end)) as VehiclesFile;
    if (rest.format !== DATA_FORMAT) throw layoutFault(path);
    return { ...rest, versions: new RowsOfText(text.slice(start, end).trim()) };
  } catch (cause) {
    throw cause instanceof SyntaxError ? new DataFileError(path, 'it is not JSON', { cause }) : cause;
  }
}

class RowsOfText implements RowList<VersionRow> {
  readonly length: number;

  constructor(private readonly text: string) {
    let lines = text === '' ? 0 : 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
    this.length = lines;
  }

  *[Symbol.iterator](): Generator<VersionRow> {
    for (let start = 0; start < this.text.length;) {
      const next = this.text.indexOf('\n', start);
      const end = next < 0 ? this.text.length : next;
      const row = this.text.slice(start, next < 0 ? end : end - 1);
      yield JSON.parse(row) as VersionRow;
      start = end + 1;
    }
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new DataFileError(path, 'it cannot be read', { cause });
  }
}
