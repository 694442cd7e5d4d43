import { delivered, type Delivery, type WireAnswer } from '../answering';
import type { Participant } from '../participants/participant';
import { hashOf, type InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { Outcome } from '../pricing/quote-answer';
import type { AnswerLedger } from './answer-ledger';
import type { Admission, Asked, VendorDesk } from './vendor-desk';

/** An invented insurer that speaks a vendor's protocol. */
export interface Insurer {
  readonly participant: Participant;
  readonly profile: InsurerProfile;
  readonly desk: VendorDesk;
  readonly pricing: Pricing;
  readonly ledger: AnswerLedger;
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
  const { write, afterMs } = answerTo(insurer, admission.asked);
  return delivered(participant, desk.failure, write, afterMs);
}

interface TimedAnswer {
  /** Writes the body when it is sent, so that hundreds of waiting answers take no memory. */
  readonly write: () => WireAnswer;
  readonly afterMs: number;
}

function answerTo(insurer: Insurer, asked: Asked): TimedAnswer {
  const { participant, desk, ledger } = insurer;
  const { fault, latencyMs: afterMs } = participant;
  const earlier = ledger.find(asked);
  if (earlier.kind === 'reused') return { write: () => desk.reused(), afterMs: 0 };
  if (earlier.kind === 'same') {
    const { leftMs } = earlier;
    const { inProgress } = desk;
    if (leftMs > 0 && inProgress) return { write: inProgress, afterMs: 0 };
    return { write: () => desk.replayed(desk.render(earlier.answer)), afterMs: leftMs };
  }
  const { reference } = asked;
  const number = hashOf(`${participant.id}/${reference}`).toString(16).padStart(8, '0').toUpperCase();
  const answer = { number, reference, outcome: outcomeOf(insurer, asked) };
  // A failed request is not recorded: the client may send it again and get a price.
  if (fault !== 'status-500' && fault !== 'status-503') ledger.keep(asked, answer, afterMs);
  return { write: () => desk.render(answer), afterMs };
}

function outcomeOf({ participant, desk, pricing }: Insurer, { question }: Asked): Outcome {
  if (participant.fault !== 'decline') return pricing(question);
  return { kind: 'declined', tariff: 'none', reasons: [desk.codes.otherReason] };
}
