import { messageOf, type Refusal } from '@cotiza/contract';
import { faultLines } from './fault-lines';

/** Returns a refusal as text: its message, the seconds to wait, every fault, and the id of the request. */
export function refusalText(refusal: Refusal, requestId?: string): string {
  const { problem, faults, retryAfterSeconds } = refusal;
  const wait =
    retryAfterSeconds === undefined ? [] : [`Espera ${retryAfterSeconds} segundos antes de volver a intentarlo.`];
  const named = requestId === undefined ? [] : [`(${problem}, request_id ${requestId})`];
  return [messageOf(refusal), ...wait, ...faultLines(faults), ...named].join('\n');
}
