import { COVER_LEVELS, GUARANTEES, type InsuranceLine } from '@cotiza/contract';
import { isCalendarDay, isCents } from '@cotiza/kernel';
import type { CompanyAnswers, ConnectorOutcome, InsurerOutcome, Offer } from '../outcome';
import { paymentsAddUp } from '../payments';

/** Fails unless an outcome is offers that can all be shown to a customer. */
export function expectOffers(outcome: ConnectorOutcome, line: InsuranceLine): void {
  if (outcome.kind === 'companies') return expectCompanies(outcome, line);
  expectKind(outcome, 'offers');
  if (outcome.kind !== 'offers') return;
  expect(outcome.offers.length).toBeGreaterThan(0);
  outcome.offers.forEach((offer) => expectValidOffer(offer, line));
}

/** Fails unless an outcome is a decline with reasons that can be shown to a customer. */
export function expectDeclined(outcome: ConnectorOutcome): void {
  for (const each of outcomesIn(outcome)) expectDecline(each);
}

function expectDecline(outcome: InsurerOutcome): void {
  expectKind(outcome, 'declined');
  if (outcome.kind !== 'declined') return;
  expect(outcome.reasons.length).toBeGreaterThan(0);
  for (const { code, message } of outcome.reasons) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  }
}

/** Fails unless an outcome says why there is no answer. */
export function expectUnavailable(outcome: ConnectorOutcome, wanted = 'the connector is unavailable'): void {
  expectKind(outcome, 'unavailable', wanted);
  if (outcome.kind !== 'unavailable') return;
  expect(['deadline', 'failure', 'invalid-answer', 'limit']).toContain(outcome.cause);
  expect(outcome.detail).not.toBe('');
}

/** Returns the outcome of each company, or the only one. */
export const outcomesIn = (outcome: ConnectorOutcome): readonly InsurerOutcome[] =>
  outcome.kind === 'companies' ? outcome.answers.map((answer) => answer.outcome) : [outcome];

/** Fails unless each company answers once and in its own name, at least one of them with offers. */
function expectCompanies({ answers }: CompanyAnswers, line: InsuranceLine): void {
  const ids = answers.map(({ company }) => company.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { company, outcome } of answers) {
    expect(company.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(company.name.trim()).not.toBe('');
    if (outcome.kind === 'offers') expectOffers(outcome, line);
    else if (outcome.kind === 'declined') expectDecline(outcome);
    else expectUnavailable(outcome);
  }
  expect(answers.map(({ outcome }) => outcome.kind)).toContain('offers');
}

/** Shows what was wanted and the whole outcome when it is another: why an insurer is unavailable is in its detail. */
function expectKind(
  outcome: ConnectorOutcome,
  kind: InsurerOutcome['kind'],
  wanted = `the outcome is ${kind}: why an insurer is unavailable is in its detail`,
): void {
  expect({ wanted, outcome }).toEqual({ wanted, outcome: expect.objectContaining({ kind }) });
}

function expectValidOffer(offer: Offer, line: InsuranceLine): void {
  expect(isCents(offer.priceCents)).toBe(true);
  expect(offer.priceCents).toBeGreaterThan(0);
  expect(offer.currency).toBe('EUR');
  expect([null, 'anual', 'semestral', 'trimestral', 'mensual']).toContain(offer.period);
  expect(['estimate', 'to-be-checked', 'proposal']).toContain(offer.firmness);
  if (offer.validUntil !== null) expect(isCalendarDay(offer.validUntil)).toBe(true);
  expectComparable(offer, line);
  for (const name of [offer.product, offer.modality]) {
    if (name !== null) expect(name.trim()).not.toBe('');
  }
  if (offer.annualTotalCents !== null) {
    expect(isCents(offer.annualTotalCents)).toBe(true);
    expect(offer.annualTotalCents).toBeGreaterThanOrEqual(offer.priceCents);
  }
  const { period, priceCents, annualTotalCents, instalments = [] } = offer;
  const ways = period === null || annualTotalCents === null ? [] : [{ period, priceCents, annualTotalCents }];
  expect([...ways, ...instalments].filter((way) => !paymentsAddUp(way))).toEqual([]);
  for (const way of instalments) expect(isCents(way.priceCents) && isCents(way.annualTotalCents)).toBe(true);
  if (offer.vehicleValueCents !== undefined) expect(isCents(offer.vehicleValueCents)).toBe(true);
  if (offer.excessCents !== null) expect(isCents(offer.excessCents)).toBe(true);
  expect(offer.guarantees.length).toBeGreaterThan(0);
  for (const { name, cover, code, limitCents = 1, excessCents = 1, terms = [] } of offer.guarantees) {
    expect(name).not.toBe('');
    for (const sentence of [cover, ...terms]) expect(sentence).toMatch(/\.$/);
    if (code !== undefined) expect(Object.keys(GUARANTEES[line])).toContain(code);
    for (const cents of [limitCents, excessCents]) expect(isCents(cents) && cents > 0).toBe(true);
  }
}

/** Levels with own damage say their excess, 0 where there is none; those of liability have none to say. */
function expectComparable({ level, excessCents, breakdown, annualTotalCents }: Offer, line: InsuranceLine): void {
  if (level !== null) expect(Object.keys(COVER_LEVELS[line])).toContain(level);
  if (level === 'todo_riesgo') expect(excessCents).toBe(0);
  if (level === 'todo_riesgo_con_franquicia') expect(excessCents).toBeGreaterThan(0);
  if (level?.startsWith('terceros')) expect(excessCents).toBeNull();
  if (breakdown === null) return;
  const { netCents, consorcioCents, consorcioLines, liquidationCents, taxCents } = breakdown;
  const parts = [netCents, consorcioCents, liquidationCents, taxCents];
  expect(parts.every(isCents)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(annualTotalCents);
  if (consorcioLines) expect(consorcioLines.reduce((sum, { cents }) => sum + cents, 0)).toBe(consorcioCents);
}
