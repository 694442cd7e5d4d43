import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCE_FILES, type SourceFile } from '../sources/source-folder';

/** A few invented and real rows of every source table, with each of the known defects. */
export const sourceTables = Object.fromEntries(
  SOURCE_FILES.map((name) => {
    const text = readFileSync(join(__dirname, 'source-tables', name), 'utf8');
    return [name, text.trimEnd().split('\n')];
  }),
) as unknown as Readonly<Record<SourceFile, readonly string[]>>;

/** Writes source tables to a new temporary folder. */
export function writeSourceFolder(tables: Partial<Record<SourceFile, readonly string[]>>): string {
  const dir = temporaryFolder();
  for (const [name, lines] of Object.entries(tables)) writeFileSync(join(dir, name), `${lines.join('\n')}\n`);
  return dir;
}

/** A new empty folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'catalogues-'));
}
