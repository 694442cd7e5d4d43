import type { Refusal } from '@cotiza/problems';

/** A refusal on its way to the filter that translates it: the only thing that a controller or guard throws. */
export class ProblemException extends Error {
  override readonly name = 'ProblemException';

  constructor(
    readonly refusal: Refusal,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(refusal.problem);
  }
}
