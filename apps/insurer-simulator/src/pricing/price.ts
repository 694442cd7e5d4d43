import type { InsuranceLine } from '@cotiza/contract';
import type { RatedOffer, Tariffs } from '@cotiza/insurers-tariff';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import type { Facts } from './facts';
import type { InsurerProfile } from './insurer-profile';
import type { AnsweredOffer, Outcome } from './quote-answer';
import { answeredGuarantees } from './answered-guarantees';
import { toRisk } from './to-risk.mapper';

/** A quotation for a person, or an estimate without personal data. */
export type Way = 'quote' | 'estimate';

/** A request for a price. */
export interface PriceQuestion {
  readonly way: Way;
  readonly facts: Facts;
  /** True when all the data that make a price firm are there. */
  readonly isFirm: boolean;
}

/** Prices a request. */
export type Pricing = (question: PriceQuestion) => Outcome;

const PRODUCTS: Readonly<Record<InsuranceLine, string>> = { Home: 'Hogar', Car: 'Auto', Motorcycle: 'Moto' };
const PER_MILLE = 1_000;

/** Returns the pricing of an insurer: an embedded insurer's books, at its own price level. */
export function pricingOf(profile: InsurerProfile, tariffs: Tariffs, codes: AnswerCodes): Pricing {
  return ({ facts, isFirm }) => {
    const rating = tariffs.rate(toRisk(facts), profile.book);
    if (rating.kind === 'declined') {
      const reasons = rating.reasons.map(({ code }) => codes.reason(facts.line, code));
      return { kind: 'declined', tariff: rating.version ?? 'none', reasons: [...new Set(reasons)] };
    }
    const shared = { product: `${profile.name} ${PRODUCTS[facts.line]}`, isEstimate: !isFirm, currency: 'EUR' };
    return {
      kind: 'accepted',
      tariff: rating.version,
      offers: rating.offers.map((offer) => ({
        ...shared,
        ...priced(offer, profile.perMille),
        guarantees: answeredGuarantees(facts.line, offer.cover, codes),
      })),
    };
  };
}

function priced({ modality, excessCents, statutory, totalCents }: RatedOffer, perMille: number) {
  const annualCents = scaled(totalCents, perMille);
  const consorcioCents = scaled(statutory.CCS_RE + statutory.CCS_ACC + statutory.CCS_SOA, perMille);
  const liquidationCents = scaled(statutory.CLEA, perMille);
  const taxCents = scaled(statutory.IPS, perMille);
  return {
    modality,
    excessCents,
    netCents: annualCents - consorcioCents - liquidationCents - taxCents,
    consorcioCents,
    liquidationCents,
    taxCents,
    receipts: 1,
    receiptCents: annualCents,
    annualCents,
  } satisfies Partial<AnsweredOffer>;
}

const scaled = (cents: number, perMille: number) => Math.round((cents * perMille) / PER_MILLE);
