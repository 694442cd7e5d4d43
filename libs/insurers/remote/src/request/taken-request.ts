import type { InsuranceLine } from '@cotiza/contract';
import type { AnyQuestion, EstimateOf, RequestOf } from '@cotiza/insurers-port';

/** The lines of insurers over the network. A new line is added here once the connectors support it. */
export const TAKEN_LINES = ['Home', 'Car', 'Motorcycle'] as const satisfies readonly InsuranceLine[];

export type TakenLine = (typeof TAKEN_LINES)[number];
export type TakenRequest = RequestOf<TakenLine>;
export type TakenEstimate = EstimateOf<TakenLine>;

/** The requests or estimates of these lines. */
type Taken<R extends AnyQuestion> = Extract<R, { readonly line: TakenLine }>;

/** @throws RangeError for another line, which no manifest here has */
export function takenRequest<R extends AnyQuestion>(request: R): Taken<R> {
  if (isTaken(request)) return request;
  throw new RangeError('no insurer over the network takes this line');
}

const isTaken = <R extends AnyQuestion>(request: R): request is Taken<R> =>
  TAKEN_LINES.some((line) => line === request.line);
