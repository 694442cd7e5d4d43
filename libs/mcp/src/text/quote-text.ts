import { guaranteeOf } from '@cotiza/contract';
import { euros, existing, listed, perPeriod } from '@cotiza/kernel';
import {
  arePaidAlike,
  dearInWords,
  excessInWords,
  groupedSummary,
  inPartsInWords,
  offersByLevel,
  OFFER_WORDS,
  type QuotedOffer,
  type QuoteResult,
} from '@cotiza/quoting';

/**
 * Returns a quotation as text: every offer, by level, the cheapest first, the handle by which pending ones are asked for, and the
 * notice for the customer. Nothing that the caller sent is in it.
 */
export function quoteText(result: QuoteResult): string {
  const { referencia, ofertas, siguiente_paso, consulta, aviso } = result;
  const offers = ofertas.length === 0 ? [`Cotización ${referencia}: sin ofertas.`] : offerLines(result);
  const handle = consulta === undefined ? [] : [`consulta: ${consulta}`];
  return [...offers, siguiente_paso, ...handle, aviso].join('\n');
}

/** The part of a result that has its offers. */
type Quoted = Pick<QuoteResult, 'ofertas' | 'mejor_por_nivel'> & {
  readonly referencia: string | null;
  /** Null where there are no offers. */
  readonly ramo: QuoteResult['ramo'] | null;
};

/** Returns every offer, by level, the cheapest first; nothing where there are none. */
export function offerLines({ referencia, ramo, ofertas, mejor_por_nivel }: Quoted): readonly string[] {
  if (ofertas.length === 0 || ramo === null) return [];
  const alike = saidOfAll(ofertas);
  const sorted = cheapestFirst(ofertas);
  const groups = offersByLevel({ ramo, ofertas: sorted });
  const summary = groupedSummary(ofertas, groups.length > 1 ? 'nivel' : null, areComparable(ofertas));
  return [
    `Cotización ${referencia}: ${summary}. ${alike.text}`,
    ...bestLines({ ramo, mejor_por_nivel, ofertas }, alike),
    ...groups.flatMap(({ name, places }) => {
      const offers = places.map((place) => existing(sorted[place], 'offer of that level'));
      return [`${name}:`, ...offers.map((offer) => `- ${offerLine(offer, offers, alike)}`)];
    }),
  ];
}

/** The best offer of each level, what it adds to the one before, and the id by which its detail is asked for. */
function bestLines(
  { ramo, mejor_por_nivel, ofertas }: Pick<QuoteResult, 'ramo' | 'mejor_por_nivel' | 'ofertas'>,
  alike: Alike,
): string[] {
  if (mejor_por_nivel.length === 0) return [];
  const lines = mejor_por_nivel.map(({ nombre, oferta_id, anade }, at) => {
    const offer = existing(
      ofertas.find((each) => each.oferta_id === oferta_id),
      'offer that is the best of its level',
    );
    const added = listed(anade.map((code) => guaranteeOf(ramo, code)?.name ?? code));
    const says = at === 0 ? 'cubre' : 'añade';
    const more = added === '' ? '' : `; ${says}: ${added}`;
    const insurer = offer.aseguradora ?? OFFER_WORDS.unnamed;
    return `- ${nombre}: ${priceText(offer, alike)}, ${insurer}${excessText(offer)}${firmness(offer, alike)}${more}. [${oferta_id}]`;
  });
  return ['Lo mejor de cada nivel (mejor_por_nivel); entre corchetes, la oferta_id para detalle_de_oferta:', ...lines];
}

/** Facts that all offers share, so that the text has them once. */
interface Alike {
  readonly period: boolean;
  readonly estimate: boolean;
  readonly text: string;
}

function saidOfAll(offers: readonly QuotedOffer[]): Alike {
  const period = arePaidAlike(offers);
  const estimate = offers.every(({ es_estimacion }) => es_estimacion);
  const periodicity = offers[0]?.periodicidad ?? null;
  const paid = period && periodicity !== null ? ` ${perPeriod(periodicity)}` : '';
  return { period, estimate, text: `Precio${paid}, todo incluido${estimate ? '; todos son estimaciones' : ''}.` };
}

/** Returns true if the offers show which of them is the cheapest. */
function areComparable(offers: readonly QuotedOffer[]): boolean {
  return arePaidAlike(offers) || offers.every(({ precio_anual_total }) => precio_anual_total !== null);
}

/** A result is in the order of what is paid each time: what counts is what a year costs, where every offer says it. */
function cheapestFirst(offers: readonly QuotedOffer[]): readonly QuotedOffer[] {
  if (arePaidAlike(offers) || !areComparable(offers)) return offers;
  const inAYear = (offer: QuotedOffer) => existing(offer.precio_anual_total, 'price of a year of a comparable offer');
  return [...offers].sort((a, b) => inAYear(a) - inAYear(b));
}

function offerLine(offer: QuotedOffer, group: readonly QuotedOffer[], alike: Alike): string {
  const { aseguradora, producto } = offer;
  const names = [aseguradora, isNamedAgain(offer, group) ? producto : null].filter((name) => name !== null);
  const notices = dearInWords(offer).map((notice) => `. ${notice}`);
  return `${names.join(', ') || 'Sin nombre'} [${offer.oferta_id}]: ${priceText(offer, alike)}${excessText(offer)}${partsText(offer)}${firmness(offer, alike)}${notices.join('')}`;
}

/** Returns the price and how often it is paid, and the price of a year, unless all offers share them. */
function priceText({ precio, periodicidad, precio_anual_total }: QuotedOffer, alike: Alike): string {
  const paid = alike.period || periodicidad === null ? '' : ` ${perPeriod(periodicidad)}`;
  const isWholeYear = precio_anual_total === null || precio_anual_total === precio;
  return `${euros(precio)}${paid}${isWholeYear ? '' : ` (${euros(precio_anual_total)} al año)`}`;
}

const partsText = (offer: QuotedOffer): string =>
  offer.formas_de_pago.length === 0 ? '' : `, en recibos ${inPartsInWords(offer)}`;

const firmness = ({ es_estimacion }: QuotedOffer, alike: Alike): string =>
  es_estimacion && !alike.estimate ? ' (estimación)' : '';

/** Returns true if only the product distinguishes the offer from another of its insurer. */
function isNamedAgain({ aseguradora, franquicia }: QuotedOffer, group: readonly QuotedOffer[]): boolean {
  return group.filter((other) => other.aseguradora === aseguradora && other.franquicia === franquicia).length > 1;
}

function excessText({ franquicia }: QuotedOffer): string {
  const excess = excessInWords(franquicia);
  if (excess === null) return '';
  return excess === OFFER_WORDS.noExcess ? `, ${excess}` : `, franquicia de ${excess}`;
}
