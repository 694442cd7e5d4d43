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
export function offersOf({ keys, rows }: OfferTable, requestId: string): readonly QuotedOffer[] {
  const columns = OFFER_KEYS.map((key) => keys.indexOf(key));
  const isEstimate = keys.indexOf('es_estimacion');
  return rows.map((row, at) => {
    const missing = columns.includes(-1) ? forMissingKeys(`${requestId}.${at + 1}`, row[isEstimate] === true) : {};
    const valueOf = (key: keyof QuotedOffer, column = -1) => (column < 0 ? missing[key] : row[column]);
    return Object.fromEntries(
      OFFER_KEYS.map((key, place) => [key, valueOf(key, columns[place])]),
    ) as unknown as QuotedOffer;
  });
}

/** Values for the keys that came after an offer was kept. */
const forMissingKeys = (oferta_id: string, isEstimate: boolean): Partial<QuotedOffer> => ({
  oferta_id,
  nivel: null,
  coberturas: [],
  firmeza: isEstimate ? 'estimacion' : 'sujeta_a_comprobacion',
  valida_hasta: null,
  desglose: null,
  avisos: [],
  formas_de_pago: [],
  valor_asegurado: null,
});
