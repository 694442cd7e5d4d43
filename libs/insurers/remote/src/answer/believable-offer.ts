import { paymentsAddUp, type Firmness, type Offer, type Period } from '@cotiza/insurers-port';
import { addDays, type CalendarDay, type Cents } from '@cotiza/kernel';
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
  const { excessCents, instalments = [] } = offer;
  for (const way of [offer, ...instalments]) {
    for (const cents of [way.priceCents, way.annualTotalCents]) {
      if (cents < MIN_PREMIUM_CENTS) throw invalidAnswer('a premium is zero or absurdly low');
      if (cents > MAX_PREMIUM_CENTS) throw invalidAnswer('a premium is absurdly high');
    }
    if (!paymentsAddUp(way)) throw invalidAnswer('the price and the annual total of an offer do not agree');
  }
  if (new Set([offer, ...instalments].map(({ period }) => period)).size <= instalments.length) {
    throw invalidAnswer('an offer has two prices for one way to pay');
  }
  if (excessCents !== null && excessCents > MAX_PREMIUM_CENTS) throw invalidAnswer('an excess is absurdly high');
  return { ...offer, currency };
}

/** Days for which an insurance proposal binds the insurer (Ley 50/1980, art. 6). */
const PROPOSAL_DAYS = 15;

/** Returns the firmness of a price that the insurer calls firm until a day: one for fewer days than a proposal binds is still to be checked. */
export function firmnessUntil(validUntil: CalendarDay | null, today: CalendarDay): Firmness {
  return validUntil === null || validUntil < addDays(today, PROPOSAL_DAYS) ? 'to-be-checked' : 'proposal';
}
