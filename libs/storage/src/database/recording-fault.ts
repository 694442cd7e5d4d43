import { RecordingUncertain, StorageUnavailable } from '@cotiza/quoting';

/** A commit whose answer was lost, or is none: its rows may be there or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  /** @param cause the failure that the database or its driver reported */
  constructor(override readonly cause: unknown) {
    super('the outcome of a commit is unknown');
  }
}

/**
 * A statement was stopped because it took longer than `statementTimeoutMs` allows, or because an administrator stopped it.
 * Nothing has been changed; asked again at once, it most likely takes as long.
 */
export class QueryTimeout extends StorageUnavailable {
  override readonly name = 'QueryTimeout';

  /** @param cause what the database said */
  constructor(override readonly cause: unknown) {
    super('the database took too long, and was stopped');
  }
}

/** Returns StorageUnavailable for a failure of the surroundings, which may pass; else the failure. */
export function asRecordingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (!isOfTheSurroundings) return error;
  const cause = error instanceof OutcomeUnknown ? error.cause : error;
  return new StorageUnavailable(`nothing can be kept for now: ${reasonOf(cause)}`, { cause });
}

/** Returns the failure of a save: RecordingUncertain where the quotation may have been kept. */
export function asSavingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (isReferenceTaken(error))
    return new StorageUnavailable('the reference of this quotation is taken: another will have another', {
      cause: error,
    });
  if (!(error instanceof OutcomeUnknown)) return asRecordingFault(error, isOfTheSurroundings);
  return new RecordingUncertain(`it may have been kept or not: ${reasonOf(error.cause)}`, { cause: error.cause });
}

/** Recognises a taken reference by the constraint of PostgreSQL or the message of SQLite: it happens once in 2^50 pairs. */
function isReferenceTaken(error: unknown): boolean {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown };
  return (
    /^quotes_(.+_)?reference_key$/.test(String(constraint)) || /UNIQUE.*: quotes\.reference$/.test(String(message))
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
