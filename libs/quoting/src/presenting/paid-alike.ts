import type { QuotedOffer } from '../answers/offer';

/**
 * Whether all offers are paid equally often. They are in the order of what is paid each time: where some are paid more often
 * than others, the first is not certainly the cheapest, and must not be called so.
 */
export function arePaidAlike(offers: readonly Pick<QuotedOffer, 'periodicidad'>[]): boolean {
  return new Set(offers.map(({ periodicidad }) => periodicidad)).size <= 1;
}
