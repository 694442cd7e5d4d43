import { utf8Json, type Utf8Text } from '@cotiza/kernel';
import { OFFER_KEYS, offersWriter, type QuotedOffer } from '@cotiza/quoting';

/** An offer as it is kept: its values without their names, which would be most of it. */
export type OfferRow = readonly QuotedOffer[keyof QuotedOffer][];

/** Offers as they are kept: the names of their keys once, and the values of each in that order. */
export interface OfferTable {
  readonly keys: readonly string[];
  readonly rows: readonly OfferRow[];
}

const asRows = offersWriter('row');
const KEYS = utf8Json(OFFER_KEYS);

/** Writes offers as a table, as JSON. */
export function writeOfferTable(offers: readonly QuotedOffer[], parts: Utf8Text[]): void {
  parts.push(`{"keys":${KEYS},"rows":`);
  asRows(offers, parts);
  parts.push('}');
}

/** @param named what offers of a quotation are called by, where they were kept before they had ids */
export const offersOf = ({ keys, rows }: OfferTable, named: string): readonly QuotedOffer[] =>
  rows.map((row, at) => {
    const said = new Map(keys.map((key, column) => [key, row[column]]));
    const absent = said.has('oferta_id')
      ? {}
      : beforeComparison(`${named}.${at + 1}`, said.get('es_estimacion') === true);
    const kept = OFFER_KEYS.filter((key) => said.has(key)).map((key) => [key, said.get(key)]);
    return { ...Object.fromEntries(kept), ...absent } as QuotedOffer;
  });

/** What an offer of before offers were comparable says in the keys that it did not have: nothing that was not known of it. */
const beforeComparison = (oferta_id: string, isEstimate: boolean): Partial<QuotedOffer> => ({
  oferta_id,
  nivel: null,
  coberturas: [],
  firmeza: isEstimate ? 'estimacion' : 'sujeta_a_comprobacion',
  valida_hasta: null,
  desglose: null,
  avisos: [],
});
