import type { InsuranceLine } from '@cotiza/contract';
import type { AnyQuestion, EstimateOf, RequestOf } from '@cotiza/insurers-port';

/** The lines that insurers over the network take. One that is added is none of theirs until they have words for it. */
export const TAKEN_LINES = ['Home', 'Car', 'Motorcycle'] as const satisfies readonly InsuranceLine[];

export type TakenLine = (typeof TAKEN_LINES)[number];
export type TakenRequest = RequestOf<TakenLine>;
export type TakenEstimate = EstimateOf<TakenLine>;

/** Of requests or of estimates, those of the lines that are taken. */
type Taken<R extends AnyQuestion> = Extract<R, { readonly line: TakenLine }>;

/** @throws RangeError for a line that nobody here takes: nobody who reads a manifest asks for it */
export function takenRequest<R extends AnyQuestion>(request: R): Taken<R> {
  if (isTaken(request)) return request;
  throw new RangeError('no insurer over the network takes this line');
}

const isTaken = <R extends AnyQuestion>(request: R): request is Taken<R> =>
  TAKEN_LINES.some((line) => line === request.line);
