import type { InsurerAnswer } from '../ask/insurer-answer';
import { quotedOffer, type OfferTerms } from '../answers/offer';

/** The terms that all offers of a quotation share. */
export interface OffersTerms extends Omit<OfferTerms, 'id'> {
  /** Unguessable, of this quotation alone: the id of each offer is this and its number. */
  readonly token: string;
}

/**
 * Returns every offer of every insurer, cheapest first, and what each covers. Equal prices are in the order of insurer and
 * modality.
 */
export function sortedOffers(answers: readonly InsurerAnswer[], { token, ...terms }: OffersTerms) {
  const sources = answers
    .flatMap(({ insurer: { name }, outcome }) =>
      outcome.kind === 'offers' ? outcome.offers.map((offer) => ({ name, offer })) : [],
    )
    .sort(
      (a, b) =>
        a.offer.priceCents - b.offer.priceCents ||
        compare(a.name, b.name) ||
        compare(a.offer.modality ?? '', b.offer.modality ?? ''),
    );
  return {
    offers: sources.map(({ name, offer }, at) => quotedOffer(name, offer, { id: `${token}.${at + 1}`, ...terms })),
    guarantees: sources.map(({ offer }) => offer.guarantees),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
