import type { DeclineReason, InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { isCents } from '@cotiza/kernel';

/**
 * Lets through only what is certainly an answer: a decline with reasons, or prices that are positive integer cents in
 * euros. An insurer that sends one offer that is not so is not believed in the others. What comes from a connector is
 * looked at as if it had no type.
 */
export function screenOutcome(outcome: InsurerOutcome): InsurerOutcome {
  const fault = faultOf(outcome);
  return fault === undefined ? outcome : { kind: 'unavailable', cause: 'invalid-answer', detail: fault };
}

function faultOf(outcome: InsurerOutcome | null | undefined): string | undefined {
  switch (outcome?.kind) {
    case 'offers':
      return isFilled(outcome.offers) ? firstFault(outcome.offers) : 'no offers in an answer of offers';
    case 'declined':
      return isFilled(outcome.reasons) ? reasonFault(outcome.reasons) : 'no reasons in a decline';
    case 'unavailable':
      return undefined;
    default:
      return 'neither offers nor a decline';
  }
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** The reasons are read out to the customer. */
function reasonFault(reasons: readonly (DeclineReason | null)[]): string | undefined {
  const areWords = reasons.every((reason) => typeof reason?.message === 'string' && reason.message !== '');
  return areWords ? undefined : 'a reason of a decline has no words';
}

function firstFault(offers: readonly (Offer | null)[]): string | undefined {
  for (const offer of offers) {
    const fault = offerFault(offer);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function offerFault(offer: Offer | null): string | undefined {
  if (typeof offer !== 'object' || offer === null) return 'an offer is not an object';
  const { priceCents, annualTotalCents, excessCents } = offer;
  if (!isCents(priceCents) || priceCents === 0) return 'price is not a positive amount of cents';
  if (offer.currency !== 'EUR') return 'currency is not EUR';
  if (annualTotalCents !== null && !(isCents(annualTotalCents) && annualTotalCents >= priceCents)) {
    return 'annual total is not an amount of cents that covers the price';
  }
  return excessCents === null || isCents(excessCents) ? undefined : 'excess is not cents';
}
