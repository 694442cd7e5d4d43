/** A commit was asked for and its answer was lost, or is none: what it was to write may be there or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  /** @param cause what the database or its driver said, of the surroundings */
  constructor(override readonly cause: unknown) {
    super('nobody knows whether it has been committed');
  }
}
