import { broken } from '../delivery/broken-answer';
import type { Exchange } from '../delivery/exchange';
import { send, transmit } from '../delivery/transmissions';
import type { WireAnswer } from '../delivery/wire-answer';
import { ANSWER_STAGES, faultRow, type FaultKind } from '../faults/fault-kinds.table';
import { misstated } from '../faults/misstatements';
import type { Participant } from '../participants/participant';
import type { InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { QuoteAnswer } from '../pricing/quote-answer';
import { hashOf } from '../randomness/seeded-random';
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
export async function serveQuote(insurer: Insurer, exchange: Exchange, admission: Admission): Promise<void> {
  const { participant, desk } = insurer;
  if (admission.kind === 'refused') {
    if (admission.issues.length > 0) participant.reject(admission.issues);
    return send(exchange, admission.answer);
  }
  const fault = participant.strike(ANSWER_STAGES);
  const { write, afterMs } = answerTo(insurer, admission.asked, fault);
  await exchange.waitUntil(afterMs);
  transmit(exchange, broken(write(), desk.format, fault), desk.format, fault);
}

interface TimedAnswer {
  /** Writes the body when it is sent, so that hundreds of waiting answers take no memory. */
  readonly write: () => WireAnswer;
  readonly afterMs: number;
}

function answerTo(insurer: Insurer, asked: Asked, fault: FaultKind | null): TimedAnswer {
  const { participant, desk, ledger, pricing } = insurer;
  const written = (answer: QuoteAnswer) => desk.render(misstated(answer, fault, desk.codes));
  const earlier = ledger.find(asked);
  if (earlier.kind === 'reused') return { write: () => desk.reused(), afterMs: 0 };
  if (earlier.kind === 'same') {
    const { leftMs } = earlier;
    const { inProgress } = desk;
    if (leftMs > 0 && inProgress) return { write: inProgress, afterMs: 0 };
    return { write: () => desk.replayed(written(earlier.answer)), afterMs: leftMs };
  }
  const afterMs = participant.nextLatencyMs();
  const { reference, question } = asked;
  const number = hashOf(`${participant.id}/${reference}`).toString(16).padStart(8, '0').toUpperCase();
  const answer = { number, reference, outcome: pricing(question) };
  // A failed request is not recorded: the client may send it again and get a price.
  if (!fault || faultRow(fault).stage !== 'instead') ledger.keep(asked, answer, afterMs);
  return { write: () => written(answer), afterMs };
}
