import { OFFER_KEYS, type Catalogue, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';

/** Keys that a model does not compare offers by; `detalle_de_oferta` has them. */
const DETAILED: readonly (keyof QuotedOffer)[] = [
  'nivel',
  'coberturas',
  'firmeza',
  'desglose',
  'avisos',
  'valida_hasta',
  'valor_asegurado',
];
const BRIEF_KEYS = OFFER_KEYS.filter((key) => !DETAILED.includes(key));

/** A quotation as a model can afford to read it: every offer of every insurer, by the keys of the specification, with the other ways to pay. */
export const briefQuote = (result: QuoteResult): object => ({ ...result, ofertas: result.ofertas.map(briefOffer) });

const briefOffer = (offer: QuotedOffer): object => Object.fromEntries(BRIEF_KEYS.map((key) => [key, offer[key]]));

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
