import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The vendors' documents are in the library of their connectors, so that both sides use one text. The relative path is the
 * same from `src` and from `dist`.
 */
const LIBRARIES = join(__dirname, '..', '..', '..', '..', 'libs');

const FOLDERS = {
  faro: 'insurers/remote/src/faro/vendor',
  roble: 'insurers/remote/src/roble/vendor',
  lonja: 'insurers/remote/src/lonja/vendor',
  'plate-registry': 'plate-registry/vendor',
} as const;

export type Vendor = keyof typeof FOLDERS;

export function vendorDocument(vendor: Vendor, name: string): string {
  return readFileSync(join(LIBRARIES, FOLDERS[vendor], name), 'utf8');
}

export const ownTable = (name: string): string => readFileSync(join(__dirname, '..', '..', 'tables', name), 'utf8');
