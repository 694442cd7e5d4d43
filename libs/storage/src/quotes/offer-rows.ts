import type { QuotedOffer } from '@cotiza/quoting';

/** An offer as it is kept: its values without their names, which would be most of it. */
export type OfferRow = readonly QuotedOffer[keyof QuotedOffer][];

export const rowOf = (offer: QuotedOffer): OfferRow => [
  offer.aseguradora,
  offer.producto,
  offer.modalidad,
  offer.precio,
  offer.moneda,
  offer.periodicidad,
  offer.precio_anual_total,
  offer.franquicia,
  offer.es_estimacion,
];

/** The names of the values, in the order of `rowOf`. */
const COLUMNS = Object.keys({
  aseguradora: 0,
  producto: 0,
  modalidad: 0,
  precio: 0,
  moneda: 0,
  periodicidad: 0,
  precio_anual_total: 0,
  franquicia: 0,
  es_estimacion: 0,
} satisfies Record<keyof QuotedOffer, 0>);

export const offerOf = (row: OfferRow): QuotedOffer =>
  Object.fromEntries(COLUMNS.map((name, index) => [name, row[index]])) as unknown as QuotedOffer;
