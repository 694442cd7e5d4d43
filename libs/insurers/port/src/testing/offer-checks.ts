import { isCents } from '@cotiza/kernel';
import type { InsurerOutcome, Offer } from '../outcome';

/** Fails unless an outcome is offers, each of which can be shown to a customer. */
export function expectOffers(outcome: InsurerOutcome): void {
  expectKind(outcome, 'offers');
  if (outcome.kind !== 'offers') return;
  expect(outcome.offers.length).toBeGreaterThan(0);
  outcome.offers.forEach(expectValidOffer);
}

/** Fails unless an outcome is a decline with reasons that can be shown to a customer. */
export function expectDeclined(outcome: InsurerOutcome): void {
  expectKind(outcome, 'declined');
  if (outcome.kind !== 'declined') return;
  expect(outcome.reasons.length).toBeGreaterThan(0);
  for (const { code, message } of outcome.reasons) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  }
}

/** Fails unless an outcome says why there is no answer. */
export function expectUnavailable(outcome: InsurerOutcome): void {
  expectKind(outcome, 'unavailable');
  if (outcome.kind !== 'unavailable') return;
  expect(['deadline', 'failure', 'invalid-answer']).toContain(outcome.cause);
  expect(outcome.detail).not.toBe('');
}

/** Shows the whole outcome when it is another: why an insurer is unavailable is in its detail. */
function expectKind(outcome: InsurerOutcome, kind: InsurerOutcome['kind']): void {
  expect(outcome).toEqual(expect.objectContaining({ kind }));
}

function expectValidOffer(offer: Offer): void {
  expect(isCents(offer.priceCents)).toBe(true);
  expect(offer.priceCents).toBeGreaterThan(0);
  expect(offer.currency).toBe('EUR');
  expect([null, 'anual', 'semestral', 'trimestral', 'mensual']).toContain(offer.period);
  expect(typeof offer.isEstimate).toBe('boolean');
  for (const name of [offer.product, offer.modality]) {
    if (name !== null) expect(name.trim()).not.toBe('');
  }
  if (offer.annualTotalCents !== null) {
    expect(isCents(offer.annualTotalCents)).toBe(true);
    expect(offer.annualTotalCents).toBeGreaterThanOrEqual(offer.priceCents);
  }
  if (offer.excessCents !== null) expect(isCents(offer.excessCents)).toBe(true);
  expect(offer.guarantees.length).toBeGreaterThan(0);
  for (const { name, cover } of offer.guarantees) {
    expect(name).not.toBe('');
    expect(cover).toMatch(/\.$/);
  }
}
