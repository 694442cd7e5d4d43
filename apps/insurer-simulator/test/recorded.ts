import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Fields } from '@cotiza/kernel';

const CONNECTORS = join(__dirname, '../../../libs/insurers/remote/src');

/** Returns a message that the connector of a vendor has sent. */
export const recorded = (vendor: 'faro' | 'roble', file: string): string =>
  readFileSync(join(CONNECTORS, vendor, 'fixtures', file), 'utf8');

/** Returns a request with other values at some paths; undefined ones are left out. */
export function changed(request: Fields, changes: Fields): Fields {
  return Object.entries(changes).reduce((held, [path, value]) => withValue(held, path.split('.'), value), request);
}

function withValue(held: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = held[name];
  return { ...held, [name]: rest.length > 0 ? withValue(isRecord(inner) ? inner : {}, rest, value) : value };
}
