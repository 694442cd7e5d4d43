import type { Catalogue, QuotedOffer, QuoteResult } from '@cotiza/quoting';

/** What a model compares offers by; `detalle_de_oferta` has the rest of each. */
type BriefOffer = Omit<QuotedOffer, 'nivel' | 'coberturas' | 'firmeza' | 'desglose' | 'avisos' | 'valida_hasta'>;

/** A quotation as a model can afford to read it: every offer of every insurer, by the keys of the specification. */
export const briefQuote = (result: QuoteResult): object => ({ ...result, ofertas: result.ofertas.map(briefOffer) });

const briefOffer = (offer: QuotedOffer): BriefOffer => ({
  aseguradora: offer.aseguradora,
  producto: offer.producto,
  modalidad: offer.modalidad,
  precio: offer.precio,
  moneda: offer.moneda,
  periodicidad: offer.periodicidad,
  precio_anual_total: offer.precio_anual_total,
  franquicia: offer.franquicia,
  es_estimacion: offer.es_estimacion,
  oferta_id: offer.oferta_id,
});

/** A value with what it is chosen by. */
interface Choosable {
  readonly valor: unknown;
  readonly etiqueta: unknown;
  readonly marca?: unknown;
  readonly desde?: unknown;
  readonly hasta?: unknown;
  readonly anos_de_fuente?: unknown;
}

/** A catalogue as a model can afford to read it: what is sent, what a person reads, and the years of a version. */
export const briefCatalogue = ({ valores, ...about }: Catalogue): object => ({
  ...about,
  valores: (valores as readonly Choosable[]).map(({ valor, etiqueta, marca, desde, hasta, anos_de_fuente }) => ({
    valor,
    etiqueta,
    ...(marca === undefined ? {} : { marca }),
    ...((desde ?? hasta ?? undefined) === undefined ? {} : { desde, hasta }),
    ...(anos_de_fuente === undefined ? {} : { anos_de_fuente }),
  })),
});
