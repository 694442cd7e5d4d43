import type { GuaranteeIncluded, Offer } from '@cotiza/insurers-port';
import type { InsurerAnswer } from '../ask/insurer-answer';
import { quotedOffer, type OfferTerms, type QuotedOffer } from '../answers/offer';

/** The offers of a quotation, and what each covers in the same order. */
export interface SortedOffers {
  readonly offers: readonly QuotedOffer[];
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
}

/** What every offer of a quotation says alike. */
export interface OffersTerms extends Omit<OfferTerms, 'id'> {
  /** Unguessable, of this quotation alone: each offer is called by it and its number. */
  readonly token: string;
}

/** Every offer of every insurer, cheapest first; equal prices in the order of insurer and modality. */
export function sortedOffers(answers: readonly InsurerAnswer[], terms: OffersTerms): SortedOffers {
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
  const { token, validUntil, notices } = terms;
  return {
    offers: sources.map(({ insurer, offer }, at) =>
      quotedOffer(insurer, offer, { id: `${token}.${at + 1}`, validUntil, notices }),
    ),
    guarantees: sources.map(({ offer }) => offer.guarantees),
  };
}

function compare(a: string | null, b: string | null): number {
  const [left, right] = [a ?? '', b ?? ''];
  return left < right ? -1 : left > right ? 1 : 0;
}
