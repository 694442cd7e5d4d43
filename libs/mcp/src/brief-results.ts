import {
  OFFER_KEYS,
  type Catalogue,
  type CheckResult,
  type OfferDetail,
  type QuotedOffer,
  type QuoteResult,
} from '@cotiza/quoting';

/** Keys that a model does not compare offers by; `detalle_de_oferta` has them. */
const DETAILED: readonly (keyof QuotedOffer)[] = [
  'nivel',
  'coberturas',
  'firmeza',
  'desglose',
  'avisos',
  'formas_de_pago',
  'valida_hasta',
  'valor_asegurado',
  'numero_propuesta',
];
const BRIEF_KEYS = OFFER_KEYS.filter((key) => !DETAILED.includes(key));

/** A quotation as a model can afford to read it: every offer of every insurer, by the keys of the specification. */
export const briefQuote = (result: QuoteResult): object => ({
  ...result,
  ofertas: briefOffers(result.ofertas),
});

/** Offers by the keys of the specification. */
export const briefOffers = (offers: readonly QuotedOffer[]): readonly object[] =>
  offers.map((offer) => picked(offer, BRIEF_KEYS));

const picked = <T extends object>(from: T, keys: readonly (keyof T)[]): object =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

const withoutNulls = (from: object): object =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== null && value !== undefined));

/** Values that are written out where a catalogue has them too: few are left to choose from. */
const WRITTEN_OUT_AT_MOST = 12;

/** A dry run as a model can afford to read it: faults with what to choose from, and each question once with its fields. */
export const briefCheck = ({ completo, errores, advertencias, preguntas }: CheckResult): object => ({
  completo,
  errores: errores.map(({ campo, codigo, mensaje, quien, formato, valores, catalogo }) => ({
    campo,
    codigo,
    mensaje,
    quien,
    ...(valores && codigo !== 'falta' && !(catalogo && valores.length > WRITTEN_OUT_AT_MOST) ? { valores } : {}),
    ...(valores || mensaje.includes(formato ?? '') ? {} : { formato }),
    ...(catalogo ? { catalogo } : {}),
  })),
  advertencias,
  preguntas: preguntas.map(({ pregunta, campos }) => ({ pregunta, campos })),
});

/** An offer in detail as a model can afford to read it: all that the text has. */
export function briefDetail({ oferta, garantias, no_incluidas, ipid, ...about }: OfferDetail): object {
  const { desglose: _parts, coberturas: _codes, avisos: _notices, ...offer } = oferta;
  return {
    oferta: withoutNulls(offer),
    garantias: garantias.map(({ no_cubre, condiciones, ...guarantee }) =>
      withoutNulls({
        ...guarantee,
        ...(condiciones.length > 0 ? { condiciones } : {}),
        ...(no_cubre.length > 0 ? { no_cubre } : {}),
      }),
    ),
    no_incluidas: no_incluidas.map(({ nombre }) => nombre),
    ...about,
    ipid: ipid && picked(ipid, ['producto_id', 'pagina', 'pdf']),
  };
}

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
