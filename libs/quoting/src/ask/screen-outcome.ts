import type { InsurerOutcome, Offer, Unavailable } from '@cotiza/insurers-port';
import { isCents } from '@cotiza/kernel';

/**
 * Lets through only what can be shown to a customer: prices that are positive integer cents in euros. An insurer that
 * sends one offer that is not so is not believed in the others.
 */
export function screenOutcome(outcome: InsurerOutcome): InsurerOutcome {
  if (outcome.kind !== 'offers') return outcome;
  if (outcome.offers.length === 0) return invalid('no offers in an answer of offers');
  for (const offer of outcome.offers) {
    const fault = faultOf(offer);
    if (fault) return invalid(fault);
  }
  return outcome;
}

function invalid(detail: string): Unavailable {
  return { kind: 'unavailable', cause: 'invalid-answer', detail };
}

function faultOf(offer: Offer): string | undefined {
  if (!isCents(offer.priceCents) || offer.priceCents === 0) return 'price is not a positive amount of cents';
  if (offer.currency !== 'EUR') return 'currency is not EUR';
  if (offer.annualTotalCents !== null && !isCents(offer.annualTotalCents)) return 'annual total is not cents';
  if (offer.excessCents !== null && !isCents(offer.excessCents)) return 'excess is not cents';
  return undefined;
}
