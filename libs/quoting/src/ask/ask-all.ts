import type { InsurerConnector, InsurerManifest } from '@cotiza/insurers-port';
import { Deadline, UNRECORDED, type Clock, type Span } from '@cotiza/kernel';
import type { LateQuoteSlots } from '../late/late-quote-slots';
import type { QuoteObserver } from '../ports/quote-observer';
import type { OnInsurerAnswered } from '../request-terms';
import { answersOf, askInsurer, type Question, type InsurerAnswer } from './ask-insurer';

export interface AskAllOptions {
  readonly deadlineMs: number;
  readonly clock: Clock;
  /** Stops the insurers that have not answered when it is aborted. */
  readonly signal?: AbortSignal;
  readonly observer?: QuoteObserver;
  readonly onAnswered?: OnInsurerAnswered;
  /** The span of the request; a new trace begins without one. */
  readonly span?: Span;
}

/** An insurer that has been asked. */
interface Asked {
  readonly insurer: InsurerManifest;
  /** One; of an aggregator, one for each of its companies. */
  readonly answers: Promise<readonly InsurerAnswer[]>;
}

/** Asks every insurer at once, and returns their answers. */
export const askAll = async (...asking: Parameters<typeof askEach>): Promise<InsurerAnswer[]> =>
  (await Promise.all(askEach(...asking).map(({ answers }) => answers))).flat();

/** Asks every insurer at once; remote ones first, so that they work while the embedded ones compute. */
function askEach(
  insurers: readonly InsurerConnector[],
  question: Question,
  { deadlineMs, clock, signal, observer, onAnswered, span = UNRECORDED.begin('quote', undefined) }: AskAllOptions,
): Asked[] {
  const { line } = question.request;
  const deadline = new Deadline(deadlineMs, clock, signal);
  let answered = 0;
  const ask = async (connector: InsurerConnector): Promise<readonly InsurerAnswer[]> => {
    const insurer = connector.manifest;
    const askedAt = clock.now();
    const asking = span.child('insurer', { insurer: insurer.id, line });
    const given = askInsurer(connector, question, deadline, asking);
    // An embedded insurer is measured before the next one computes.
    const outcome = given instanceof Promise ? await given : given;
    const answers = answersOf(insurer, outcome, clock.now() - askedAt);
    const isUnavailable = outcome.kind === 'unavailable';
    asking.end({ outcome: isUnavailable ? outcome.cause : outcome.kind }, isUnavailable);
    for (const answer of answers) observer?.insurerAnswered(answer, question.request, span.trace);
    onAnswered?.(++answered, insurers.length, isUnavailable ? undefined : insurer.name);
    return answers;
  };
  const askThose = (reach: 'remote' | 'embedded') =>
    insurers
      .filter(({ manifest }) => manifest.reach === reach)
      .map((connector) => ({ insurer: connector.manifest, answers: ask(connector) }));
  const remote = askThose('remote');
  return [...askThose('embedded'), ...remote];
}

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

/** The answers of an insurer that has not answered yet, as they are kept in case it never does. */
const notYet = ({ insurer }: Asked): readonly InsurerAnswer[] =>
  answersOf(insurer, {
    kind: 'unavailable',
    cause: 'deadline',
    detail: 'no answer by the time that the quotation was kept',
  });

/** The insurers of one quotation, as they answer. */
class InsurerRound {
  private readonly given = new Map<Asked, readonly InsurerAnswer[]>();
  private failure: { readonly error: unknown } | undefined;
  private wake = (): void => undefined;
  private changed = this.nextChange();

  constructor(private readonly asked: readonly Asked[]) {
    for (const each of asked)
      void each.answers
        .then(
          (answers) => void this.given.set(each, answers),
          (error: unknown) => (this.failure ??= { error }),
        )
        .then(() => {
          this.wake();
          this.changed = this.nextChange();
        });
  }

  /** The answers of every insurer, in the order in which they were asked; one that has not answered is unavailable. */
  answers(): InsurerAnswer[] {
    return this.asked.flatMap((each) => this.given.get(each) ?? notYet(each));
  }

  /** The insurers that have not answered; of an aggregator, its companies. */
  pending(): InsurerManifest[] {
    return this.asked.flatMap((each) => (this.given.has(each) ? [] : notYet(each).map(({ insurer }) => insurer)));
  }

  get isComplete(): boolean {
    return this.given.size === this.asked.length;
  }

  hasOffers(): boolean {
    return [...this.given.values()].flat().some(({ outcome }) => outcome.kind === 'offers');
  }

  /** Resolves as soon as the condition holds, which is tested after each answer. Rejects once an answer cannot be taken. */
  async until(isEnough: () => boolean): Promise<void> {
    for (;;) {
      if (this.failure) throw this.failure.error;
      if (isEnough()) return;
      await this.changed;
    }
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
