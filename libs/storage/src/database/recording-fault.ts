import { RecordingUnavailable } from '@cotiza/quoting';

/** Turns what a database says into what callers are told, where the failure is of the surroundings and may pass. */
export function asRecordingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (!isOfTheSurroundings) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new RecordingUnavailable(`nothing can be kept for now: ${reason}`, { cause: error });
}
