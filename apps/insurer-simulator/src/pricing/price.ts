import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { RatedOffer, Tariffs } from '@cotiza/insurers-tariff';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import type { VendorLine } from '../vendor-documents/vendor-lines';
import type { InsurerProfile } from './insurer-profile';
import type { AnsweredGuarantee, AnsweredOffer, Outcome } from './quote-answer';
import type { PriceQuestion } from './risk.mapper';

export type Pricing = (question: PriceQuestion) => Outcome;

const PRODUCTS: Readonly<Record<VendorLine, string>> = { Home: 'Hogar', Car: 'Auto', Motorcycle: 'Moto' };
const PER_MILLE = 1_000;
const HALF_YEARLY_PER_MILLE = 1_020;

/** Returns the pricing of an insurer: an embedded insurer's books, at its own price level. */
export function pricingOf(profile: InsurerProfile, tariffs: Tariffs, codes: AnswerCodes): Pricing {
  return ({ risk, isFirm }) => {
    const rating = tariffs.rate(risk, profile.book);
    if (rating.kind === 'declined') {
      const reasons = rating.reasons.map(({ code }) => codes.reason(risk.line, code));
      return { kind: 'declined', tariff: rating.version ?? 'none', reasons: [...new Set(reasons)] };
    }
    const shared = { product: `${profile.name} ${PRODUCTS[risk.line]}`, isEstimate: !isFirm, currency: 'EUR' };
    return {
      kind: 'accepted',
      tariff: rating.version,
      offers: rating.offers.map((offer) => ({
        ...shared,
        ...priced(offer, profile.perMille),
        guarantees: answeredGuarantees(risk.line, offer.cover, codes),
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
    halfYearCents: Math.ceil((annualCents * HALF_YEARLY_PER_MILLE) / PER_MILLE / 2),
  } satisfies Partial<AnsweredOffer>;
}

const scaled = (cents: number, perMille: number) => Math.round((cents * perMille) / PER_MILLE);

/**
 * Returns the guarantees of a rate book in a vendor's codes, each once. A book has two rows for liability, for people and for
 * property; a vendor has one code with both limits.
 */
function answeredGuarantees(
  line: VendorLine,
  cover: readonly GuaranteeIncluded[],
  codes: AnswerCodes,
): readonly AnsweredGuarantee[] {
  const answered = new Map<string, AnsweredGuarantee>();
  for (const { code: ours, limitCents = null, excessCents = null } of cover) {
    const code = codes.guarantee(line, ours ?? '');
    const before = answered.get(code) ?? { code, limitCents, propertyLimitCents: null, excessCents };
    answered.set(code, answered.has(code) ? { ...before, propertyLimitCents: limitCents } : before);
  }
  return [...answered.values()];
}
