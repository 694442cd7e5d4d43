import type { AnsweredOffer, Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import type { FaultKind } from './fault-kinds.table';

type Misstating = (answer: QuoteAnswer, codes: AnswerCodes) => QuoteAnswer;

const MONTHS = 12;

/** The faults that give a well-formed answer wrong content. */
const MISSTATEMENTS: Partial<Record<FaultKind, Misstating>> = {
  'wrong-currency': withOffers((offer) => [{ ...offer, currency: 'USD' }]),
  'negative-price': withPrices((cents) => -cents),
  'zero-price': withPrices(() => 0),
  'three-decimals': withPrices((cents) => cents + 0.5),
  'wrong-breakdown': withOffers((offer) => [{ ...offer, taxCents: offer.taxCents + 1 }]),
  'duplicate-offers': withOffers((offer) => [offer, offer]),
  'monthly-payment': withOffers((offer) => [
    { ...offer, receipts: MONTHS, receiptCents: Math.round(offer.annualCents / MONTHS) },
  ]),
  'wrong-reference': (answer) => ({ ...answer, reference: anotherReference(answer.reference) }),
  'unknown-code': (answer, codes) => ({ ...answer, outcome: withUnknownCode(answer.outcome, codes) }),
  'unknown-result': replaced(() => ({ kind: 'unheard-of' })),
  decline: replaced((codes) => ({ kind: 'declined', tariff: 'none', reasons: [codes.otherReason] })),
  referral: replaced(() => ({ kind: 'referred' })),
};

/** Returns the answer with the fault in its content. */
export function misstated(answer: QuoteAnswer, fault: FaultKind | null, codes: AnswerCodes): QuoteAnswer {
  const misstating = fault && MISSTATEMENTS[fault];
  return misstating ? misstating(answer, codes) : answer;
}

function replaced(outcome: (codes: AnswerCodes) => Outcome): Misstating {
  return (answer, codes) => ({ ...answer, outcome: outcome(codes) });
}

function withOffers(change: (offer: AnsweredOffer) => readonly AnsweredOffer[]): Misstating {
  return (answer) =>
    answer.outcome.kind === 'accepted'
      ? { ...answer, outcome: { ...answer.outcome, offers: answer.outcome.offers.flatMap(change) } }
      : answer;
}

function withPrices(change: (cents: number) => number): Misstating {
  return withOffers((offer) => {
    const { netCents, receiptCents, annualCents } = offer;
    return [
      {
        ...offer,
        netCents: change(netCents),
        receiptCents: change(receiptCents),
        annualCents: change(annualCents),
      },
    ];
  });
}

function withUnknownCode(outcome: Outcome, { unknown }: AnswerCodes): Outcome {
  if (outcome.kind === 'accepted') {
    const added = { code: unknown.guarantee, limitCents: null, propertyLimitCents: null, excessCents: null };
    const offers = outcome.offers.map((offer) => ({ ...offer, guarantees: [...offer.guarantees, added] }));
    return { ...outcome, offers };
  }
  return outcome.kind === 'declined' ? { ...outcome, reasons: [...outcome.reasons, unknown.reason] } : outcome;
}

/** Returns another reference of the same length and form. */
function anotherReference(reference: string): string {
  return reference.slice(0, -1) + (reference.endsWith('0') ? '1' : '0');
}
