import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded message of an insurer, by the folder of its connector. */
export function fixture(connector: string, file: string): string {
  return readFileSync(join(__dirname, '..', connector, 'fixtures', file), 'utf8');
}
