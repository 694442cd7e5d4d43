import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import { askInsurer } from './ask-insurer';
import type { InsurerAnswer } from './insurer-answer';

/** Asks every insurer at once; remote ones first, so that they work while the embedded ones compute. */
export async function askAll(
  insurers: readonly InsurerConnector[],
  request: InsurerRequest,
  deadlineMs: number,
  clock: Clock,
  onAnswered?: (answered: number, asked: number) => void,
): Promise<InsurerAnswer[]> {
  let answered = 0;
  const count = () => onAnswered?.(++answered, insurers.length);
  const ask = (connector: InsurerConnector) => {
    const answer = askInsurer(connector, request, deadlineMs, clock);
    if (onAnswered) void Promise.resolve(answer).then(count);
    return answer;
  };
  const remote = insurers.filter(({ manifest }) => manifest.reach === 'remote').map(ask);
  const embedded = insurers.filter(({ manifest }) => manifest.reach === 'embedded').map(ask);
  const answers = [...embedded, ...remote];
  return answers.some((answer) => answer instanceof Promise) ? Promise.all(answers) : (answers as InsurerAnswer[]);
}
