import { guaranteeOf } from '@cotiza/contract';
import { euros, defined, listed, perPeriod } from '@cotiza/kernel';
import {
  arePaidAlike,
  excessInWords,
  groupedSummary,
  noticeByLevel,
  offerNumber,
  offersByLevel,
  OFFER_WORDS,
  sharedValidity,
  whoWasConsulted,
  type LevelBest,
  type QuotedOffer,
  type QuoteResult,
} from '@cotiza/quoting';
import { isNamedAgain, noticesOf } from '../brief-results';

/**
 * Returns a quotation as text: every offer, by level, the cheapest first, the handle by which pending ones are asked for, and the
 * notice for the customer. Nothing that the caller sent is in it.
 */
export function quoteText(result: QuoteResult): string {
  const { referencia, ofertas, siguiente_paso, consulta } = result;
  const offers = ofertas.length === 0 ? [`Cotización ${referencia}: sin ofertas.`] : offerLines(result);
  const handle = consulta === undefined ? [] : [`consulta: ${consulta}`];
  return [...offers, siguiente_paso, ...questionLines(result), ...handle, noticeText(result)].join('\n');
}

/** Returns the notice without the names of the insurers that were consulted where each has an offer. */
function noticeText(result: QuoteResult): string {
  const offering = new Set(result.ofertas.flatMap(({ aseguradora }) => aseguradora ?? []));
  const [names] = whoWasConsulted([...offering]);
  const notice = noticeByLevel(result);
  return names === undefined ? notice : notice.replace(names, 'Se ha consultado a las aseguradoras de estas ofertas.');
}

/** Returns the questions of insurers, each with the name and the values under which it is answered. */
export const questionLines = ({ preguntas_de_aseguradoras: questions = [] }: QuoteResult): readonly string[] =>
  questions.map(({ pregunta, aseguradora, texto, finalidad, hasta, ...answer }) => {
    const { minimo, maximo, unidad = '', valores = [] } = answer;
    const limits = minimo === undefined ? 'true o false' : `de ${minimo} a ${maximo} ${unidad}`.trim();
    const values = valores.map(({ valor, etiqueta }) => `${valor} (${etiqueta})`).join(', ');
    return `${pregunta}: ${texto} Vale ${values || limits}. ${aseguradora} lo pregunta hasta ${hasta}: ${finalidad}`;
  });

/** The part of a result that has its offers. */
type Quoted = Pick<QuoteResult, 'ofertas' | 'mejor_por_nivel'> & {
  readonly referencia: string | null;
  /** Null where there are no offers. */
  readonly ramo: QuoteResult['ramo'] | null;
};

/** Returns every offer, by level, the cheapest first; nothing where there are none. */
export function offerLines({ referencia, ramo, ofertas, mejor_por_nivel }: Quoted): readonly string[] {
  const [first] = ofertas;
  if (first === undefined || ramo === null) return [];
  const alike = saidOfAll(ofertas);
  const sorted = cheapestFirst(ofertas);
  const groups = offersByLevel({ ramo, ofertas: sorted });
  const summary = groupedSummary(ofertas, groups.length > 1 ? 'nivel' : null, areComparable(ofertas));
  const token = /^(.+)\.\d+$/.exec(first.oferta_id)?.[1];
  const ids = token === undefined ? '' : ` La oferta_id de la N, para detalle_de_oferta: ${token}.N`;
  return [
    `Cotización ${referencia}: ${summary}. ${alike.text}${ids}`,
    ...groups.flatMap(({ level, name, places }) => {
      const offers = places.map((place) => defined(sorted[place], 'offer of that level'));
      const best = mejor_por_nivel.find(({ nivel }) => nivel === level);
      const says = best === mejor_por_nivel[0] ? 'cubre' : 'añade';
      const hasNoExcess = offers.every(({ franquicia }) => franquicia === 0);
      const said = [
        ...(best ? bestText(best, ramo, says, offers[0]) : []),
        ...(hasNoExcess ? [OFFER_WORDS.noExcess] : []),
      ];
      return [
        `${name}${said.length === 0 ? '' : ` (${said.join('; ')})`}:`,
        ...offers.map((offer) => offerLine(offer, offers, { ...alike, excess: hasNoExcess })),
      ];
    }),
    ...noticesOf(ofertas).map(
      ({ mensaje, ofertas: ids }) => `${mensaje} (${ids.map((oferta_id) => offerNumber({ oferta_id })).join(', ')})`,
    ),
  ];
}

/** Returns the best offer of a level where it is not the first, and what it adds to that of the level before. */
function bestText(
  { oferta_id, anade }: LevelBest,
  ramo: QuoteResult['ramo'],
  says: string,
  first?: QuotedOffer,
): readonly string[] {
  const added = listed(anade.map((code) => guaranteeOf(ramo, code)?.name ?? code));
  return [
    ...(oferta_id === first?.oferta_id ? [] : [`la mejor, ${offerNumber({ oferta_id })}`]),
    ...(added === '' ? [] : [`${says} ${added}`]),
  ];
}

/** Facts that all offers share, so that the text has them once. */
interface Alike {
  readonly period: boolean;
  readonly estimate: boolean;
  readonly validity: boolean;
  readonly text: string;
}

function saidOfAll(offers: readonly QuotedOffer[]): Alike {
  const period = arePaidAlike(offers);
  const estimate = offers.every(({ es_estimacion }) => es_estimacion);
  const periodicity = offers[0]?.periodicidad ?? null;
  const [validity] = sharedValidity(offers);
  const said = [
    `Precio${period && periodicity !== null ? ` ${perPeriod(periodicity)}` : ''}, todo incluido`,
    ...(offers.some(({ formas_de_pago: ways }) => ways.length > 0) ? ['entre paréntesis, en recibos'] : []),
    ...(estimate ? ['todos son estimaciones'] : []),
    ...(validity ? [`válidos hasta el ${validity[1]}`] : []),
  ];
  return { period, estimate, validity: validity !== undefined, text: `${said.join('; ')}.` };
}

/** Returns true if the offers show which of them is the cheapest. */
function areComparable(offers: readonly QuotedOffer[]): boolean {
  return arePaidAlike(offers) || offers.every(({ precio_anual_total }) => precio_anual_total !== null);
}

/** A result is in the order of what is paid each time: what counts is what a year costs, where every offer says it. */
function cheapestFirst(offers: readonly QuotedOffer[]): readonly QuotedOffer[] {
  if (arePaidAlike(offers) || !areComparable(offers)) return offers;
  const inAYear = (offer: QuotedOffer) => defined(offer.precio_anual_total, 'price of a year of a comparable offer');
  return [...offers].sort((a, b) => inAYear(a) - inAYear(b));
}

function offerLine(
  offer: QuotedOffer,
  group: readonly QuotedOffer[],
  alike: Alike & { readonly excess: boolean },
): string {
  const { aseguradora, producto, valida_hasta: until } = offer;
  const names = [aseguradora, isNamedAgain(offer, group) ? producto : null].filter((name) => name !== null);
  const validity = alike.validity || until === null ? '' : `, hasta el ${until}`;
  return `${offerNumber(offer)}. ${names.join(', ') || 'Sin nombre'}: ${priceText(offer, alike)}${alike.excess ? '' : excessText(offer)}${validity}${firmness(offer, alike)}${partsText(offer)}`;
}

/** Returns the price and how often it is paid, and the price of a year, unless all offers share them. */
function priceText({ precio, periodicidad, precio_anual_total }: QuotedOffer, alike: Alike): string {
  const paid = alike.period || periodicidad === null ? '' : ` ${perPeriod(periodicidad)}`;
  const isWholeYear = precio_anual_total === null || precio_anual_total === precio;
  return `${euros(precio)}${paid}${isWholeYear ? '' : ` (${euros(precio_anual_total)} al año)`}`;
}

/** Amounts without their sign, which the price before them has. */
const partsText = ({ formas_de_pago: ways }: QuotedOffer): string =>
  ways.length === 0
    ? ''
    : ` (${ways.map(({ precio, periodicidad }) => `${euros(precio).replace(/\s€$/, '')} ${perPeriod(periodicidad)}`).join(', ')})`;

const firmness = ({ es_estimacion }: QuotedOffer, alike: Alike): string =>
  es_estimacion && !alike.estimate ? ', estimación' : '';

function excessText({ franquicia }: QuotedOffer): string {
  const excess = excessInWords(franquicia);
  if (excess === null) return '';
  return excess === OFFER_WORDS.noExcess ? `, ${excess}` : `, franquicia de ${excess}`;
}
