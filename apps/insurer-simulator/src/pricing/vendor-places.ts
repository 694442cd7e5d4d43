import { ownTable } from '../vendor-documents/vendor-folder';
import { VENDOR_LINES } from '../vendor-documents/vendor-lines';
import type { VendorPlaces } from './risk.mapper';

const [header = [], ...rows] = ownTable('places.csv')
  .trim()
  .split('\n')
  .map((row) => row.split(','));

function placesIn(...columns: readonly string[]): VendorPlaces {
  const wanted = columns.map((name) => header.indexOf(name));
  const places = VENDOR_LINES.map((of) => {
    const ofLine = rows.filter(([line]) => line === of);
    return [of, Object.fromEntries(ofLine.map((row) => [row[1], wanted.flatMap((at) => row[at] || [])]))];
  });
  return Object.fromEntries(places) as VendorPlaces;
}

/** Where Faro's requests have the facts: first in a request for a quotation, then in an estimate. */
export const FARO_PLACES = placesIn('faro', 'faro_estimacion');

/** Where Roble's messages have the facts. */
export const ROBLE_PLACES = placesIn('roble');

/** Where La Lonja's petitions have the facts: it quotes cars alone. */
export const LONJA_PLACES = placesIn('lonja');
