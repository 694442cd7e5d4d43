import { refusalMessage, type Refusal } from '@cotiza/problems';
import { faultLines } from './fault-lines';

/** A refusal in words, enough by itself: what happened, when to try again, every fault, and what to name it by. */
export function refusalText(refusal: Refusal, requestId?: string): string {
  const { problem, faults, retryAfterSeconds } = refusal;
  const wait =
    retryAfterSeconds === undefined ? [] : [`Espera ${retryAfterSeconds} segundos antes de volver a intentarlo.`];
  const named = requestId === undefined ? [] : [`(${problem}, request_id ${requestId})`];
  return [refusalMessage(refusal), ...wait, ...faultLines(faults), ...named].join('\n');
}
