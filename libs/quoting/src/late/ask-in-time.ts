import type { InsurerConnector } from '@cotiza/insurers-port';
import { Deadline } from '@cotiza/kernel';
import { askAll, askEach, type AskAllOptions } from '../ask/ask-all';
import type { InsurerAnswer, Question } from '../ask/ask-insurer';
import type { LateQuoteSlots } from './late-quote-slots';
import { InsurerRound } from './insurer-round';

/** A round whose insurers have not all answered, with what stops them. */
export interface OpenRound {
  readonly round: InsurerRound;
  readonly stop: AbortController;
}

export interface InTimeOptions extends Omit<AskAllOptions, 'deadlineMs' | 'signal'> {
  /** Milliseconds after which the quotation is answered with what there is. */
  readonly softMs: number;
  /** Milliseconds that the insurers have. */
  readonly hardMs: number;
  /** True where the answer does not wait for the first offer. */
  readonly takesNone?: boolean;
  /** The places for quotations that go on after their answer; without them, none does. */
  readonly places?: LateQuoteSlots;
}

/**
 * Asks every insurer and returns the answers that are there in time, and the round where some insurers may still answer. Without any
 * offer by then, the first one is waited for, unless the caller takes none.
 */
export async function askInTime(
  insurers: readonly InsurerConnector[],
  question: Question,
  { softMs, hardMs, takesNone = false, places, onAnswered, ...asking }: InTimeOptions,
): Promise<{ readonly answers: readonly InsurerAnswer[]; readonly open?: OpenRound }> {
  if (!places || insurers.every(({ manifest }) => manifest.reach === 'embedded')) {
    return {
      answers: await askAll(insurers, question, { ...asking, onAnswered, deadlineMs: Math.min(softMs, hardMs) }),
    };
  }
  const stop = new AbortController();
  let isAnswered = false;
  const whileOpen: typeof onAnswered = (...progress) => {
    if (!isAnswered) onAnswered?.(...progress);
  };
  const asked = { ...asking, onAnswered: whileOpen, deadlineMs: hardMs, signal: stop.signal };
  const round = new InsurerRound(askEach(insurers, question, asked));
  try {
    const complete = round.until(() => round.isComplete);
    await new Deadline(softMs, asking.clock).orLate(complete, () => undefined);
    if (!round.isComplete && places.enter(stop)) {
      await round.until(() => takesNone || round.isComplete || round.hasOffers());
      if (round.isComplete) places.leave(stop);
    } else if (!round.isComplete) {
      stop.abort();
      await complete;
    }
  } catch (error) {
    stop.abort();
    places.leave(stop);
    throw error;
  }
  isAnswered = true;
  return { answers: round.answers(), ...(round.isComplete ? {} : { open: { round, stop } }) };
}
