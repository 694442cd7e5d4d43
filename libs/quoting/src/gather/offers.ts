import type { Offer } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { QuotedOffer } from '../quote-result';

/** Every offer of every insurer, cheapest first; equal prices in the order of insurer and modality. */
export function sortedOffers(answers: readonly InsurerAnswer[]): QuotedOffer[] {
  const offers = answers.flatMap(({ insurer, outcome }) =>
    outcome.kind === 'offers' ? outcome.offers.map((offer) => quotedOffer(insurer.name, offer)) : [],
  );
  return offers.sort(
    (a, b) => a.precio - b.precio || compare(a.aseguradora, b.aseguradora) || compare(a.modalidad, b.modalidad),
  );
}

function compare(a: string | null, b: string | null): number {
  const [left, right] = [a ?? '', b ?? ''];
  return left < right ? -1 : left > right ? 1 : 0;
}

function quotedOffer(insurer: string, offer: Offer): QuotedOffer {
  return {
    aseguradora: insurer,
    producto: offer.product,
    modalidad: offer.modality,
    precio: toEuros(offer.priceCents),
    moneda: offer.currency,
    periodicidad: offer.period,
    precio_anual_total: eurosOrNull(offer.annualTotalCents),
    franquicia: eurosOrNull(offer.excessCents),
    es_estimacion: offer.isEstimate,
  };
}

function eurosOrNull(cents: Cents | null): number | null {
  return cents === null ? null : toEuros(cents);
}
