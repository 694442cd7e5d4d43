import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { readTable } from '../sources/source-folder';

/** Reads a table that is kept by hand in this tool, whether it runs from `src` or from `dist`. */
export function handKeptTable<C extends string>(name: string, columns: readonly C[]): Record<C, string>[] {
  return readTable(join(WORKSPACE_ROOT, 'tools/catalogues/src', name), columns);
}
