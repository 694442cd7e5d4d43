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
  const sources: { readonly insurer: string; readonly offer: Offer }[] = [];
  for (const { insurer, outcome } of answers) {
    if (outcome.kind === 'offers') for (const offer of outcome.offers) sources.push({ insurer: insurer.name, offer });
  }
  sources.sort(
    (a, b) =>
      a.offer.priceCents - b.offer.priceCents ||
      compare(a.insurer, b.insurer) ||
      compare(a.offer.modality, b.offer.modality),
  );
  return {
    offers: sources.map(({ insurer, offer }) => quotedOffer(insurer, offer)),
    guarantees: sources.map(({ offer }) => offer.guarantees),
  };
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
