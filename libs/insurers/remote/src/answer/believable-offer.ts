import { paymentsAddUp, type Offer, type Period } from '@cotiza/insurers-port';
import type { Cents } from '@cotiza/kernel';
import { invalidAnswer } from '@cotiza/transport';

/** The smallest and largest plausible premium for any risk: one euro, and a hundred thousand. */
const MIN_PREMIUM_CENTS: Cents = 1_00;
const MAX_PREMIUM_CENTS: Cents = 100_000_00;

/** An offer with a known period and annual total. */
export type PeriodicOffer = Offer & { readonly period: Period; readonly annualTotalCents: Cents };

/**
 * Returns the offer if its figures are plausible and consistent: an annual price marked as monthly would look like the cheapest
 * of all.
 *
 * @param currency as in the insurer's answer
 * @throws CallFailed when they are not
 */
export function believableOffer(offer: Omit<PeriodicOffer, 'currency'>, currency: string): PeriodicOffer {
  if (currency !== 'EUR') throw invalidAnswer('an offer is not in euros');
  const { priceCents, period, annualTotalCents, excessCents } = offer;
  for (const cents of [priceCents, annualTotalCents]) {
    if (cents < MIN_PREMIUM_CENTS) throw invalidAnswer('a premium is zero or absurdly low');
    if (cents > MAX_PREMIUM_CENTS) throw invalidAnswer('a premium is absurdly high');
  }
  if (!paymentsAddUp({ period, priceCents, annualTotalCents })) {
    throw invalidAnswer('the price and the annual total of an offer do not agree');
  }
  if (excessCents !== null && excessCents > MAX_PREMIUM_CENTS) throw invalidAnswer('an excess is absurdly high');
  return { ...offer, currency };
}
