import { counted, euros, perPeriod } from '@cotiza/kernel';
import type { QuotedOffer } from '../answers/offer';
import type { QuoteResult } from '../answers/quote-result';
import { arePaidAlike } from './paid-alike';

/** What is said of offers wherever they are shown: in the e-mail, on the page, over MCP and in its table. */
export const OFFER_WORDS = {
  unnamed: 'Aseguradora sin indicar',
  best: 'El mejor precio',
  lowestPayment: 'El pago más bajo',
  estimate: 'Estimación',
  noExcess: 'sin franquicia',
  excess: 'Franquicia',
  yearlyTotal: 'Total al año',
} as const;

/** An offer in words for the customer. What an insurer does not say is null, or left out of the list. */
export interface OfferInWords {
  readonly insurer: string;
  readonly modality: string | null;
  readonly product: string | null;
  /** `1.234,56 €`. */
  readonly price: string;
  /** `al año`. */
  readonly period: string | null;
  /** Why it stands out, such as `El mejor precio`. */
  readonly mark: string | null;
  /** That nobody has proposed the price; null where the insurer has. */
  readonly estimate: string | null;
  /** Label and value. */
  readonly terms: readonly (readonly [label: string, value: string])[];
}

/** The offers of a result in words, in the same order. */
export function offersInWords({ ofertas, mejor_precio: best }: Pick<QuoteResult, 'ofertas' | 'mejor_precio'>) {
  const bestMark = arePaidAlike(ofertas) ? OFFER_WORDS.best : OFFER_WORDS.lowestPayment;
  return ofertas.map((offer): OfferInWords => ({
    insurer: offer.aseguradora ?? OFFER_WORDS.unnamed,
    modality: offer.modalidad,
    product: offer.producto,
    price: euros(offer.precio),
    period: offer.periodicidad === null ? null : perPeriod(offer.periodicidad),
    mark: offer.precio === best ? bestMark : null,
    estimate: offer.es_estimacion ? OFFER_WORDS.estimate : null,
    terms: termsOf(offer),
  }));
}

/** The yearly total is left out where the price is just that. */
function termsOf({ precio, periodicidad, precio_anual_total: total, franquicia }: QuotedOffer) {
  const isSaid = total === null || (periodicidad === 'anual' && total === precio);
  const excess = excessInWords(franquicia);
  return [
    ...(isSaid ? [] : [[OFFER_WORDS.yearlyTotal, euros(total)] as const]),
    ...(excess === null ? [] : [[OFFER_WORDS.excess, excess] as const]),
  ];
}

/** `300,00 €`, `sin franquicia`, or null where there is no such thing. */
export function excessInWords(franquicia: number | null): string | null {
  if (franquicia === null) return null;
  return franquicia === 0 ? OFFER_WORDS.noExcess : euros(franquicia);
}

/** `25 ofertas de 5 aseguradoras`. */
export function offerCount(ofertas: readonly QuotedOffer[]): string {
  const insurers = new Set(ofertas.map(({ aseguradora }) => aseguradora)).size;
  return `${counted(ofertas.length, 'oferta')} de ${counted(insurers, 'aseguradora')}`;
}

/** How many offers there are and in which order they stand: `25 ofertas de 5 aseguradoras, de menor a mayor precio`. */
export function offersSummary(ofertas: readonly QuotedOffer[]): string {
  if (ofertas.length <= 1) return counted(ofertas.length, 'oferta');
  const order = arePaidAlike(ofertas) ? 'de menor a mayor precio' : 'según lo que se paga cada vez, de menos a más';
  return `${offerCount(ofertas)}, ${order}`;
}
