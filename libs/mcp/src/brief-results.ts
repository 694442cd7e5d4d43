import {
  changedPrices,
  isOfThePrice,
  type Catalogue,
  type CheckResult,
  type OfferDetail,
  type QuotedOffer,
  type QuoteResult,
  type Revision,
} from '@cotiza/quoting';

/** Keys of an offer that are said once where all offers have them alike. */
const SHARED = ['moneda', 'periodicidad', 'es_estimacion', 'valida_hasta'] as const;

/** A quotation as a model can afford to read it: every offer of every insurer, and all that the text has. Alternatives are in the detail of an offer. */
export const briefQuote = ({ rechazos: _inNotice, ofertas, ...result }: QuoteResult): object => ({
  ...result,
  ...briefOffers(ofertas),
});

/**
 * Returns offers with what tells them apart, what all of them share, and what has to be said of the price of some. A key that says
 * nothing is left out: a total of a year that is the price, a product or a modality that the insurer and the level say.
 */
export function briefOffers(offers: readonly QuotedOffer[]) {
  const [first] = offers;
  const shared = SHARED.filter((key) => offers.every((offer) => offer[key] === first?.[key]));
  const notices = noticesOf(offers);
  return {
    ...(first ? { en_todas: withoutNulls(picked(first, shared)) } : {}),
    ofertas: offers.map((offer) => {
      const {
        aseguradora,
        producto,
        modalidad,
        nivel,
        precio,
        franquicia,
        oferta_id,
        precio_anual_total: total,
      } = offer;
      const group = offers.filter((other) => other.nivel === nivel);
      return withoutNulls({
        aseguradora,
        producto: isNamedAgain(offer, group) ? producto : null,
        nivel,
        modalidad: nivel === null ? modalidad : null,
        precio,
        precio_anual_total: total === precio ? null : total,
        franquicia,
        ...picked(
          offer,
          SHARED.filter((key) => !shared.includes(key)),
        ),
        recibos: partsOf(offer),
        oferta_id,
      });
    }),
    ...(notices.length > 0 ? { avisos: notices } : {}),
  };
}

/** A revision as a model can afford to read it: the prices that change, each part with its difference in euros. */
export const briefRevision = (revision: Revision): object => ({
  ...revision,
  diferencias: changedPrices(revision).map(({ partes, nivel, modalidad, ...difference }) => ({
    ...withoutNulls({ ...difference, modalidad: modalidad ?? nivel }),
    ...Object.fromEntries(partes.map(({ parte, antes, ahora }) => [parte, Math.round((ahora - antes) * 100) / 100])),
  })),
});

/** Returns the ways to pay in parts as the amount of each: `{ semestral: 160 }`; null where there are none. */
const partsOf = ({ formas_de_pago: ways }: QuotedOffer): object | null =>
  ways.length === 0 ? null : Object.fromEntries(ways.map(({ periodicidad, precio }) => [periodicidad, precio]));

/** Returns true if only the product distinguishes the offer from another of its insurer in a level. */
export const isNamedAgain = ({ aseguradora, franquicia }: QuotedOffer, level: readonly QuotedOffer[]): boolean =>
  level.filter((other) => other.aseguradora === aseguradora && other.franquicia === franquicia).length > 1;

/** Returns each notice about a price once, with the ids of the offers that have it. */
export function noticesOf(offers: readonly QuotedOffer[]) {
  const idsByMessage = new Map<string, string[]>();
  for (const { avisos, oferta_id } of offers)
    for (const { mensaje } of avisos.filter(isOfThePrice))
      idsByMessage.set(mensaje, [...(idsByMessage.get(mensaje) ?? []), oferta_id]);
  return [...idsByMessage].map(([mensaje, ofertas]) => ({ mensaje, ofertas }));
}

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
export function briefDetail({ oferta, garantias, no_incluidas, alternativas, ipid, ...about }: OfferDetail): object {
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
    alternativas: alternativas.map(({ desde: _thisOffer, ...alternative }) => alternative),
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
