import { counted } from '@cotiza/kernel';
import { PROBLEMS, type Refusal } from '@cotiza/problems';
import { faultLines } from './fault-lines';

/** A refusal in words: what happened, when to try again, and every fault. */
export function refusalText({ problem, faults, retryAfterSeconds }: Refusal): string {
  const wait =
    retryAfterSeconds === undefined
      ? []
      : [`Espera ${counted(retryAfterSeconds, 'segundo')} antes de volver a intentarlo.`];
  return [PROBLEMS[problem].message, ...wait, ...faultLines(faults)].join('\n');
}
