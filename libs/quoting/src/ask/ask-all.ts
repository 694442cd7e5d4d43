import type { InsurerConnector, InsurerManifest } from '@cotiza/insurers-port';
import { Deadline, UNRECORDED, type Clock, type Span } from '@cotiza/kernel';
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
export interface Asked {
  readonly insurer: InsurerManifest;
  /** One; of an aggregator, one for each of its companies. */
  readonly answers: Promise<readonly InsurerAnswer[]>;
}

/** Asks every insurer at once, and returns their answers. */
export const askAll = async (...asking: Parameters<typeof askEach>): Promise<InsurerAnswer[]> =>
  (await Promise.all(askEach(...asking).map(({ answers }) => answers))).flat();

/** Asks every insurer at once; remote ones first, so that they work while the embedded ones compute. */
export function askEach(
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
