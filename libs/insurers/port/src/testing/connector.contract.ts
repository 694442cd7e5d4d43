import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { isCents } from '@cotiza/kernel';
import type { AskContext, InsurerConnector } from '../connector';
import type { InsurerOutcome, Offer } from '../outcome';
import type { InsurerRequest } from '../request';
import { carRequest, homeRequest, motorcycleRequest, TEST_HOLDER } from './requests';

/** What a connector brings to its contract suite. */
export interface ConnectorUnderTest {
  readonly makeConnector: () => InsurerConnector;
  /** A request that the insurer declines, by line, where it declines any. */
  readonly declined?: Partial<Record<InsuranceLine, InsurerRequest>>;
}

const MARK = 'Zxmarca';
const marked = { ...TEST_HOLDER, name: MARK, surname: MARK, surname2: MARK, documentId: MARK };

const ordinary: Record<InsuranceLine, () => InsurerRequest> = {
  Home: homeRequest,
  Car: carRequest,
  Motorcycle: motorcycleRequest,
};

/** The same request with a mark in everything personal. */
const personal: Record<InsuranceLine, () => InsurerRequest> = {
  Home: () => homeRequest(bodyOf('Home').withAll(markedFields), { holder: marked }),
  Car: () => carRequest(bodyOf('Car').withAll(markedFields), { holder: marked, driver: marked, owner: marked }),
  Motorcycle: () =>
    motorcycleRequest(bodyOf('Motorcycle').withAll(markedFields), { holder: marked, driver: marked, owner: marked }),
};
const markedFields = {
  'holder.name': MARK,
  'holder.surname': MARK,
  'holder.document_id': MARK,
  'holder.email': `${MARK}@example.com`,
  client_reference: MARK,
};

/** What every connector must show, whatever is behind it. To be called inside its own spec. */
export function connectorContract(name: string, { makeConnector, declined = {} }: ConnectorUnderTest): void {
  describe(`${name} is a connector`, () => {
    const connector = makeConnector();
    const lines = INSURANCE_LINES.filter((line) => connector.manifest.lines.includes(line));
    const ask = async (request: InsurerRequest) => connector.quote(request, asking());

    it('says who it is', () => {
      const { id, name: commercialName, currency, reach } = connector.manifest;
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(commercialName).not.toBe('');
      expect(currency).toBe('EUR');
      expect(['embedded', 'remote']).toContain(reach);
      expect(lines.length).toBeGreaterThan(0);
    });

    it.each(lines)('offers valid prices for an ordinary %s request', async (line) => {
      const outcome = await ask(ordinary[line]());
      expect(outcome.kind).toBe('offers');
      if (outcome.kind === 'offers') outcome.offers.forEach(expectValidOffer);
    });

    it.each(lines)('answers the same to the same %s request, and leaves it as it was', async (line) => {
      const request = deepFrozen(ordinary[line]());
      expect(await ask(request)).toEqual(await ask(request));
    });

    it.each(lines)('says nothing personal in its answer to a %s request', async (line) => {
      expect(JSON.stringify(await ask(personal[line]()))).not.toContain(MARK);
    });

    it.each(Object.keys(declined) as InsuranceLine[])('declines a %s risk as a value, with reasons', async (line) => {
      const outcome = await ask(declined[line]!);
      expect(outcome.kind).toBe('declined');
      if (outcome.kind === 'declined') expectReasons(outcome);
    });
  });
}

function asking(): AskContext {
  return { signal: new AbortController().signal, deadlineMs: 8000 };
}

function expectValidOffer(offer: Offer): void {
  expect(isCents(offer.priceCents)).toBe(true);
  expect(offer.priceCents).toBeGreaterThan(0);
  expect(offer.currency).toBe('EUR');
  if (offer.annualTotalCents !== null) expect(offer.annualTotalCents).toBeGreaterThanOrEqual(offer.priceCents);
  if (offer.excessCents !== null) expect(isCents(offer.excessCents)).toBe(true);
  expect(offer.guarantees.length).toBeGreaterThan(0);
  for (const { name, cover } of offer.guarantees) {
    expect(name).not.toBe('');
    expect(cover).toMatch(/\.$/);
  }
}

function expectReasons({ reasons }: Extract<InsurerOutcome, { kind: 'declined' }>): void {
  expect(reasons.length).toBeGreaterThan(0);
  for (const { code, message } of reasons) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ]/);
  }
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFrozen);
    Object.freeze(value);
  }
  return value;
}
