import { OFFER_KEYS, type QuotedOffer } from '@cotiza/quoting';

/** An offer as it is kept: its values without their names, which would be most of it. */
export type OfferRow = readonly QuotedOffer[keyof QuotedOffer][];

/** Offers as they are kept: the names of their keys once, and the values of each in that order. */
export interface OfferTable {
  readonly keys: readonly string[];
  readonly rows: readonly OfferRow[];
}

export const offerTable = (offers: readonly QuotedOffer[]): OfferTable => ({
  keys: OFFER_KEYS,
  rows: offers.map((offer) => OFFER_KEYS.map((key) => offer[key])),
});

/** @param requestId names the offers of a quotation that was kept before offers had ids */
export const offersOf = ({ keys, rows }: OfferTable, requestId: string): readonly QuotedOffer[] =>
  rows.map((row, at) => {
    const known = OFFER_KEYS.filter((key) => keys.includes(key));
    const kept = Object.fromEntries(known.map((key) => [key, row[keys.indexOf(key)]]));
    if ('oferta_id' in kept) return kept as QuotedOffer;
    return { ...kept, ...beforeComparison(`${requestId}.${at + 1}`, kept.es_estimacion === true) } as QuotedOffer;
  });

/** Values of an offer that was kept before offers were comparable, for the keys that it lacks. */
const beforeComparison = (oferta_id: string, isEstimate: boolean): Partial<QuotedOffer> => ({
  oferta_id,
  nivel: null,
  coberturas: [],
  firmeza: isEstimate ? 'estimacion' : 'sujeta_a_comprobacion',
  valida_hasta: null,
  desglose: null,
  avisos: [],
});
