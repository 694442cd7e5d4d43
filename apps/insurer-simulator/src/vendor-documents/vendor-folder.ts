import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The documents of the vendors lie with their connectors. They are read from there and nowhere else, so that both sides
 * are held to the same text; how many folders up it is, is the same from `src` and from `dist`.
 */
const REMOTE_INSURERS = join(__dirname, '..', '..', '..', '..', 'libs', 'insurers', 'remote', 'src');

export type Vendor = 'faro' | 'roble' | 'plate-registry';

/** A document of a vendor as text. */
export function vendorDocument(vendor: Vendor, name: string): string {
  return readFileSync(join(REMOTE_INSURERS, vendor, 'vendor', name), 'utf8');
}
