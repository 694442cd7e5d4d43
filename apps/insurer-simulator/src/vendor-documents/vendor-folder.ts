import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The documents of the vendors lie with what calls them. They are read from there and nowhere else, so that both sides
 * are held to the same text; how many folders up it is, is the same from `src` and from `dist`.
 */
const LIBRARIES = join(__dirname, '..', '..', '..', '..', 'libs');

const FOLDERS = {
  faro: 'insurers/remote/src/faro/vendor',
  roble: 'insurers/remote/src/roble/vendor',
  'plate-registry': 'plate-registry/vendor',
} as const;

export type Vendor = keyof typeof FOLDERS;

/** A document of a vendor as text. */
export function vendorDocument(vendor: Vendor, name: string): string {
  return readFileSync(join(LIBRARIES, FOLDERS[vendor], name), 'utf8');
}
