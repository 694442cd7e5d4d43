import type { InsurerConnector } from '@cotiza/insurers-port';
import { Deadline, type Clock } from '@cotiza/kernel';
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
}

/** Asks every insurer at once; remote ones first, so that they work while the embedded ones compute. */
export async function askAll(
  insurers: readonly InsurerConnector[],
  question: Question,
  { deadlineMs, clock, observer, onAnswered }: Asking,
): Promise<InsurerAnswer[]> {
  const deadline = new Deadline(deadlineMs, clock);
  let answered = 0;
  const ask = (connector: InsurerConnector) => {
    const askedAt = clock.now();
    const note = (answer: InsurerAnswer) => {
      observer?.insurerAnswered(answer, question.request.line, clock.now() - askedAt);
      onAnswered?.(++answered, insurers.length, hasAnswered(answer) ? answer.insurer.name : undefined);
    };
    const answer = askInsurer(connector, question, deadline);
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
