import type { InsurerConnector } from '@cotiza/insurers-port';
import { Deadline, UNRECORDED, type Clock, type Span } from '@cotiza/kernel';
import type { OnInsurerAnswered } from '../request-terms';
import type { QuoteObserver } from '../ports/quote-observer';
import { askInsurer, type Question } from './ask-insurer';
import type { InsurerAnswer } from './insurer-answer';

/** What surrounds asking. */
export interface Asking {
  /** Milliseconds the insurers have, all the same ones. */
  readonly deadlineMs: number;
  readonly clock: Clock;
  readonly observer?: QuoteObserver;
  readonly onAnswered?: OnInsurerAnswered;
  /** What they are asked for; a trace of its own begins where there is none. */
  readonly span?: Span;
}

/** Asks every insurer at once; remote ones first, so that they work while the embedded ones compute. */
export async function askAll(
  insurers: readonly InsurerConnector[],
  question: Question,
  { deadlineMs, clock, observer, onAnswered, span = UNRECORDED.begin('quote', undefined) }: Asking,
): Promise<InsurerAnswer[]> {
  const deadline = new Deadline(deadlineMs, clock);
  let answered = 0;
  const ask = (connector: InsurerConnector) => {
    const askedAt = clock.now();
    const asking = span.child('insurer', { insurer: connector.manifest.id, line: question.request.line });
    const note = (answer: InsurerAnswer) => {
      asking.end({ outcome: outcomeName(answer) }, !hasAnswered(answer));
      observer?.insurerAnswered(answer, question.request.line, clock.now() - askedAt);
      onAnswered?.(++answered, insurers.length, hasAnswered(answer) ? answer.insurer.name : undefined);
    };
    const answer = askInsurer(connector, question, { deadline, span: asking });
    if (answer instanceof Promise) void answer.then(note);
    else note(answer);
    return answer;
  };
  const remote = insurers.filter(({ manifest }) => manifest.reach === 'remote').map(ask);
  const embedded = insurers.filter(({ manifest }) => manifest.reach === 'embedded').map(ask);
  const answers = [...embedded, ...remote];
  return answers.some((answer) => answer instanceof Promise) ? Promise.all(answers) : (answers as InsurerAnswer[]);
}

const hasAnswered = ({ outcome }: InsurerAnswer): boolean => outcome.kind !== 'unavailable';

/** `offers`, `declined`, or why there was no answer: `deadline`, `failure`, `invalid-answer`. */
const outcomeName = ({ outcome }: InsurerAnswer): string =>
  outcome.kind === 'unavailable' ? outcome.cause : outcome.kind;
