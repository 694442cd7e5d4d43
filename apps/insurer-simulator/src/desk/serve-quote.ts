import { delivered, type Delivery } from '../answering';
import type { Participant } from '../participants/participant';
import { hashOf, type InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { Admission, Asked, VendorDesk } from './vendor-desk';

/** An invented insurer that speaks a vendor's protocol. */
export interface Insurer {
  readonly participant: Participant;
  readonly profile: InsurerProfile;
  readonly desk: VendorDesk;
  readonly pricing: Pricing;
}

/**
 * Answers one request for a quotation. Faults and latency affect valid requests only: a refusal comes at once and as
 * documented, so that a faulty client is not mistaken for a faulty insurer.
 */
export async function serveQuote(insurer: Insurer, admission: Admission): Promise<Delivery> {
  const { participant, desk } = insurer;
  if (admission.kind === 'refused') {
    if (admission.issues.length > 0) participant.reject(admission.issues);
    return admission.answer;
  }
  const { asked } = admission;
  // Written when it is sent, so that hundreds of waiting answers take no memory.
  const answer = () => asked.instead ?? desk.render(answerTo(insurer, asked));
  return delivered(participant, desk.failure, answer, participant.latencyMs);
}

function answerTo(insurer: Insurer, asked: Asked): QuoteAnswer {
  const { reference } = asked;
  const number = hashOf(`${insurer.participant.id}/${reference}`).toString(16).padStart(8, '0').toUpperCase();
  return { number, reference, outcome: outcomeOf(insurer, asked) };
}

function outcomeOf({ participant, desk, pricing }: Insurer, { question }: Asked): Outcome {
  if (participant.fault !== 'decline') return pricing(question);
  return { kind: 'declined', tariff: 'none', reasons: [desk.codes.otherReason] };
}
