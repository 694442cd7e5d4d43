import { RecordingUncertain, RecordingUnavailable } from '@cotiza/quoting';

/** A commit whose answer was lost, or is none: its rows may be there or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  /** @param cause the failure that the database or its driver reported */
  constructor(override readonly cause: unknown) {
    super('nobody knows whether it has been committed');
  }
}

/** Turns what a database says into what callers are told, where the failure is of the surroundings and may pass. */
export function asRecordingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (!isOfTheSurroundings) return error;
  const cause = error instanceof OutcomeUnknown ? error.cause : error;
  return new RecordingUnavailable(`nothing can be kept for now: ${reasonOf(cause)}`, { cause });
}

/** The same for a quotation: its caller has to know where it may have been kept. */
export function asSavingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (isReferenceTaken(error))
    return new RecordingUnavailable('the reference of this quotation is taken: another will have another', {
      cause: error,
    });
  if (!(error instanceof OutcomeUnknown)) return asRecordingFault(error, isOfTheSurroundings);
  return new RecordingUncertain(`it may have been kept or not: ${reasonOf(error.cause)}`, { cause: error.cause });
}

/** By the constraint that PostgreSQL names, or by what SQLite says. References are random: it happens once in 2^50 pairs. */
function isReferenceTaken(error: unknown): boolean {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown };
  return (
    /^quotes_(.+_)?reference_key$/.test(String(constraint)) || /UNIQUE.*: quotes\.reference$/.test(String(message))
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
