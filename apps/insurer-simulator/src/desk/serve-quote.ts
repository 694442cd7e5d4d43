import { broken } from '../delivery/broken-answer';
import type { Exchange } from '../delivery/exchange';
import { send, transmit } from '../delivery/transmissions';
import type { WireAnswer } from '../delivery/wire-answer';
import { faultRow, type FaultKind, type FaultStage } from '../faults/fault-kinds.table';
import { misstated } from '../faults/misstatements';
import type { QuoteAnswer } from '../pricing/quote-answer';
import { hashOf } from '../randomness/seeded-random';
import type { Insurer } from './insurer';
import type { Admission, Asked } from './vendor-desk';

const STAGES: readonly FaultStage[] = ['instead', 'meaning', 'bytes', 'transmission'];

/**
 * Answers one request for a quotation. Faults and latency affect valid requests only: a refusal comes at once and as
 * documented, so that a faulty client is not mistaken for a faulty insurer.
 */
export async function serveQuote(insurer: Insurer, exchange: Exchange, admission: Admission): Promise<void> {
  const { participant, desk, allowance, ledger } = insurer;
  if (admission.kind === 'refused') {
    if (admission.issues.length > 0) participant.rejections.add(admission.issues);
    return send(exchange, admission.answer);
  }
  if (allowance && !allowance.allows(participant)) return send(exchange, desk.overloaded());
  const fault = participant.faults.next(STAGES);
  if (fault) participant.counters.struck(fault);
  const { write, afterMs } = answerTo(insurer, admission.asked, fault);
  await exchange.waitUntil(afterMs);
  transmit(exchange, broken(write(), desk.format, fault), desk.format, fault);
  if (!fault) ledger.answered(admission.asked.reference, exchange.ageMs);
}

interface TimedAnswer {
  /** Writes the body when it is sent, so that hundreds of waiting answers take no memory. */
  readonly write: () => WireAnswer;
  readonly afterMs: number;
}

function answerTo(insurer: Insurer, asked: Asked, fault: FaultKind | null): TimedAnswer {
  const { participant, desk, ledger } = insurer;
  const written = (answer: QuoteAnswer) => desk.render(misstated(answer, fault, desk.codes), asked.question);
  const earlier = ledger.find(asked);
  if (earlier.kind === 'reused') return { write: () => desk.reused(), afterMs: 0 };
  if (earlier.kind === 'same') {
    const { leftMs } = earlier;
    const { inProgress } = desk;
    if (leftMs > 0 && inProgress) return { write: inProgress, afterMs: 0 };
    return { write: () => desk.replayed(written(earlier.answer)), afterMs: leftMs };
  }
  const afterMs = participant.nextLatencyMs();
  const answer = quoteFor(insurer, asked);
  // A failed request is not recorded: the client may send it again and get a price.
  if (!fault || faultRow(fault).stage !== 'instead') ledger.keep(asked, answer, afterMs);
  return { write: () => written(answer), afterMs };
}

function quoteFor({ participant, pricing, rehearsals }: Insurer, asked: Asked): QuoteAnswer {
  const { reference, question, outcome = pricing(question) } = asked;
  rehearsals?.keep(asked, outcome);
  const number = hashOf(`${participant.id}/${reference}`).toString(16).padStart(8, '0').toUpperCase();
  return { number, reference, outcome };
}
