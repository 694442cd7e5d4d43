import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFileError, layoutFault } from './data-file.reader';
import { DATA_FORMAT, type VehiclesFile, type VersionRow } from './data-layout';

/** Rows that can be iterated several times and are parsed on the way. */
export interface RowList<R> extends Iterable<R> {
  readonly length: number;
}

/** A vehicle file whose versions are parsed during iteration. */
export type VehicleRows = Omit<VehiclesFile, 'versions'> & { readonly versions: RowList<VersionRow> };

/** The start and end of the versions in the file, which has one row a line. */
const VERSIONS_OPEN = '\n"versions":[';
const VERSIONS_CLOSE = '\n],\n';

/**
 * Reads a vehicle file of the data folder. Its versions, by far the largest part, are parsed one line at a time, so that they
 * never all exist as objects before they are turned into columns.
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
