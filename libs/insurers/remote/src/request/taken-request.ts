import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerRequest, RequestOf } from '@cotiza/insurers-port';

/** The lines that insurers over the network take. One that is added is none of theirs until they have words for it. */
export const TAKEN_LINES = ['Home', 'Car', 'Motorcycle'] as const satisfies readonly InsuranceLine[];

export type TakenLine = (typeof TAKEN_LINES)[number];
export type TakenRequest = RequestOf<TakenLine>;

/** @throws RangeError for a line that nobody here takes: nobody who reads a manifest asks for it */
export function takenRequest(request: InsurerRequest): TakenRequest {
  if (isTaken(request)) return request;
  throw new RangeError('no insurer over the network takes this line');
}

const isTaken = (request: InsurerRequest): request is TakenRequest => TAKEN_LINES.some((line) => line === request.line);
