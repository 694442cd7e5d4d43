import type { GuaranteeIncluded, Offer } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { QuotedOffer } from '../quote-result';

/** The offers of a quotation, and what each covers in the same order. */
export interface SortedOffers {
  readonly offers: readonly QuotedOffer[];
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
}

/** Every offer of every insurer, cheapest first; equal prices in the order of insurer and modality. */
export function sortedOffers(answers: readonly InsurerAnswer[]): SortedOffers {
  const offers = answers.flatMap(({ insurer, outcome }) =>
    outcome.kind === 'offers'
      ? outcome.offers.map((offer) => ({ quoted: quotedOffer(insurer.name, offer), guarantees: offer.guarantees }))
      : [],
  );
  offers.sort(
    ({ quoted: a }, { quoted: b }) =>
      a.precio - b.precio || compare(a.aseguradora, b.aseguradora) || compare(a.modalidad, b.modalidad),
  );
  return { offers: offers.map(({ quoted }) => quoted), guarantees: offers.map(({ guarantees }) => guarantees) };
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
