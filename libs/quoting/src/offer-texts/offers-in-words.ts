import { PAYMENTS, type Period } from '@cotiza/insurers-port';
import {
  alternatives,
  counted,
  dayInWords,
  euros,
  fromEuros,
  perPeriod,
  roundEuros,
  upperFirst,
  type CalendarDay,
} from '@cotiza/kernel';
import { dearInWords, type QuotedOffer } from '../answers/offer';
import type { QuoteResult } from '../answers/quote-result';

/** The words for offers in every place that shows them. */
export const OFFER_WORDS = {
  unnamed: 'Aseguradora sin indicar',
  best: 'El mejor precio',
  lowestPayment: 'El pago más bajo',
  estimate: 'Estimación',
  noExcess: 'sin franquicia',
  excess: 'Franquicia',
  yearlyTotal: 'Total al año',
  inParts: 'En recibos',
  attention: 'Atención',
  proposal: 'Número de propuesta de la aseguradora',
  allHoldUntil: 'Precios válidos hasta el',
  holdsUntil: 'Precio válido hasta el',
  lapsed: 'Este precio ya no vale: era válido hasta el',
} as const;

/** An offer in words for the customer. Facts that an insurer does not give are null, or left out of the list. */
export interface OfferInWords {
  readonly insurer: string;
  readonly modality: string | null;
  readonly product: string | null;
  /** `1.234,56 €`. */
  readonly price: string;
  /** `al año`. */
  readonly period: string | null;
  /** Its distinction, such as `El mejor precio`. */
  readonly mark: string | null;
  /** The word for a price that is estimated; null for one that the insurer has proposed. */
  readonly estimate: string | null;
  /** Label and value. */
  readonly terms: readonly (readonly [label: string, value: string])[];
}

/**
 * Returns the offers of a result in words, in the same order.
 *
 * @param today the day on which they are read, where that may be after their last; until then they hold
 */
export function offersInWords(
  { ofertas, mejor_precio: best }: Pick<QuoteResult, 'ofertas' | 'mejor_precio'>,
  today?: CalendarDay,
) {
  const saidOnce = sharedValidity(ofertas).length > 0;
  const bestMark = arePaidAlike(ofertas) ? OFFER_WORDS.best : OFFER_WORDS.lowestPayment;
  return ofertas.map((offer): OfferInWords => ({
    insurer: offer.aseguradora ?? OFFER_WORDS.unnamed,
    modality: offer.modalidad,
    product: offer.producto,
    price: euros(offer.precio),
    period: offer.periodicidad === null ? null : perPeriod(offer.periodicidad),
    mark: offer.precio === best ? bestMark : null,
    estimate: offer.es_estimacion ? OFFER_WORDS.estimate : null,
    terms: [...termsOf(offer), ...validityOf(offer, saidOnce, today)],
  }));
}

/** Returns the last day of a price where that differs among offers, or that it is past. */
function validityOf({ valida_hasta: until }: QuotedOffer, saidOnce: boolean, today: CalendarDay | undefined) {
  if (until === null) return [];
  if (hasLapsed(until, today)) return [[OFFER_WORDS.lapsed, dayInWords(until)] as const];
  return saidOnce ? [] : [[OFFER_WORDS.holdsUntil, dayInWords(until)] as const];
}

/** Returns the last day of all offers as a label and a value; none where they differ, or where it is not known. */
export function sharedValidity(ofertas: readonly QuotedOffer[]): readonly (readonly [string, string])[] {
  const [until = null, ...others] = new Set(ofertas.map(({ valida_hasta }) => valida_hasta));
  return until === null || others.length > 0 ? [] : [[OFFER_WORDS.allHoldUntil, dayInWords(until)]];
}

/** A price holds on its last day. */
export const hasLapsed = (until: CalendarDay | null, today: CalendarDay | undefined): boolean =>
  until !== null && today !== undefined && until < today;

/** The yearly total is left out where the price is just that. */
function termsOf(offer: QuotedOffer) {
  const { precio, periodicidad, precio_anual_total: total, franquicia } = offer;
  const isSaid = total === null || (periodicidad === 'anual' && total === precio);
  const excess = excessInWords(franquicia);
  return [
    ...(isSaid ? [] : [[OFFER_WORDS.yearlyTotal, euros(total)] as const]),
    ...(excess === null ? [] : [[OFFER_WORDS.excess, excess] as const]),
    ...(offer.formas_de_pago.length === 0 ? [] : [[OFFER_WORDS.inParts, inPartsInWords(offer)] as const]),
    ...dearInWords(offer).map((notice) => [OFFER_WORDS.attention, notice] as const),
  ];
}

/** `160,00 € al semestre (320,00 € al año) o 81,00 € al trimestre (324,00 € al año)`. */
export const inPartsInWords = ({ formas_de_pago: ways }: Pick<QuotedOffer, 'formas_de_pago'>): string =>
  alternatives(
    ways.map((way) => `${euros(way.precio)} ${perPeriod(way.periodicidad)} (${euros(way.precio_anual_total)} al año)`),
  );

/** Returns the least that is paid at a time where the insurer takes payment in parts: `27,80 € al mes`. */
export function leastPartInWords({ formas_de_pago: ways }: Pick<QuotedOffer, 'formas_de_pago'>): string | null {
  const [least] = [...ways].sort((one, other) => one.precio - other.precio);
  return least === undefined ? null : `${euros(least.precio)} ${perPeriod(least.periodicidad)}`;
}

/** Returns the distinction of the offer of a level that is paid least; null of any other, and of one alone. */
export function distinctionIn(ofLevel: readonly QuotedOffer[], { precio }: QuotedOffer): string | null {
  if (ofLevel.length < 2 || precio !== Math.min(...ofLevel.map((offer) => offer.precio))) return null;
  return arePaidAlike(ofLevel) ? 'Mejor precio' : OFFER_WORDS.lowestPayment;
}

/** `300 €`, `sin franquicia`, or null where there is no such thing. */
export function excessInWords(franquicia: number | null): string | null {
  if (franquicia === null) return null;
  return franquicia === 0 ? OFFER_WORDS.noExcess : roundEuros(franquicia);
}

/** `Franquicia de 300 €`, `Sin franquicia`, or null where there is no such thing. */
export function excessWithLabel(franquicia: number | null): string | null {
  const value = excessInWords(franquicia);
  if (value === null) return null;
  return franquicia === 0 ? upperFirst(value) : `${OFFER_WORDS.excess} de ${value}`;
}

/**
 * Returns whether all offers are paid equally often. Offers are in the order of what is paid each time: where some are paid more
 * often than others, the first is not certainly the cheapest, and must not be called so.
 */
export const arePaidAlike = (offers: readonly Pick<QuotedOffer, 'periodicidad'>[]): boolean =>
  new Set(offers.map(({ periodicidad }) => periodicidad)).size <= 1;

/** Returns whether the payments of a year of an offer add up to another amount than its price, because each is rounded. */
export const hasRoundedParts = ({ formas_de_pago: ways, ...offer }: QuotedOffer): boolean =>
  [offer, ...ways].some(({ periodicidad, precio, precio_anual_total: total }) => {
    const payments = periodicidad === null ? undefined : PAYMENTS[periodicidad as Period];
    return payments !== undefined && total !== null && payments * fromEuros(precio) !== fromEuros(total);
  });

/** `25 ofertas de 5 aseguradoras`. */
export function offerCount(ofertas: readonly QuotedOffer[]): string {
  const insurers = new Set(ofertas.map(({ aseguradora }) => aseguradora)).size;
  return `${counted(ofertas.length, 'oferta')} de ${counted(insurers, 'aseguradora')}`;
}

/**
 * Returns the number and the order of offers that are grouped in any way.
 *
 * @param group what one of the groups is called, in the singular; null where there is only one
 * @param isCheapestFirst whether they are in the order of their prices; otherwise, of what is paid each time
 */
export function groupedSummary(
  ofertas: readonly QuotedOffer[],
  group: string | null,
  isCheapestFirst: boolean,
): string {
  if (ofertas.length <= 1) return counted(ofertas.length, 'oferta');
  return `${offerCount(ofertas)}, ${orderInWords(isCheapestFirst, group)}`;
}

/** Returns the order of offers: by price, or by what is paid each time. @param group as of `groupedSummary` */
export const orderInWords = (isCheapestFirst: boolean, group: string | null = null): string =>
  `${isCheapestFirst ? 'de menor a mayor precio' : 'según lo que se paga cada vez, de menos a más'}${group === null ? '' : ` en cada ${group}`}`;

/** Returns the notice of an answer for a place that shows its offers by level. The answer lists them in one order. */
export const noticeByLevel = ({ ofertas, aviso }: Pick<QuoteResult, 'ofertas' | 'aviso'>): string => {
  const isCheapestFirst = arePaidAlike(ofertas);
  return aviso.replace(orderInWords(isCheapestFirst), orderInWords(isCheapestFirst, 'nivel'));
};

/** Where a sentence ends: not after an initial or an abbreviation of names and addresses. */
const BETWEEN_SENTENCES =
  /(?<=\.)(?<!(?<![\p{L}\p{N}])(?:\p{Lu}|Av|Avda|Pza|Pl|Ctra|Edif|Urb|Gral|Cía|Sr|Sra|Dr|Dra|Sta|Sto)\.) (?=[\p{Lu}¿])/u;

/** Returns the same notice, sentence by sentence. */
export const noticeSentences = (result: Pick<QuoteResult, 'ofertas' | 'aviso'>): readonly string[] =>
  noticeByLevel(result).split(BETWEEN_SENTENCES);

/** Returns the value of a term of an offer; undefined where the offer does not have it. */
export const termOf = ({ terms }: OfferInWords, wanted: string): string | undefined =>
  terms.find(([label]) => label === wanted)?.[1];

/** Terms that are shown elsewhere than at the price. */
const ELSEWHERE: readonly string[] = [OFFER_WORDS.excess, OFFER_WORDS.inParts, OFFER_WORDS.attention];

/** Returns product and modality below the name of the insurer, without the name of the level above. */
export function productInLevel({ product, modality }: OfferInWords, levelName: string): string {
  const other = modality?.toLowerCase() === levelName.toLowerCase() ? null : modality;
  return [product, other].filter((it) => it !== null).join(' · ');
}

/** Returns how often the price is paid, and that it is an estimate: `al año · estimación`. */
export const periodOfPrice = ({ period, estimate }: OfferInWords): string =>
  [period, estimate?.toLowerCase() ?? null].filter((it) => it !== null).join(' · ');

/** Returns the terms below the price, with the least that is paid at a time. */
export function termsOfPrice({ terms }: OfferInWords, leastPart: string | null): readonly string[] {
  const others = terms.filter(([label]) => !ELSEWHERE.includes(label)).map((term) => term.join(' '));
  return leastPart === null ? others : [`o ${leastPart}`, ...others];
}
