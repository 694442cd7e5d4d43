import { RecordingUncertain, RecordingUnavailable } from '@cotiza/quoting';
import { OutcomeUnknown } from './outcome-unknown';

/** Turns what a database says into what callers are told, where the failure is of the surroundings and may pass. */
export function asRecordingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (!isOfTheSurroundings) return error;
  const cause = error instanceof OutcomeUnknown ? error.cause : error;
  return new RecordingUnavailable(`nothing can be kept for now: ${reasonOf(cause)}`, { cause });
}

/** The same for a quotation: its caller has to know where it may have been kept. */
export function asSavingFault(error: unknown, isOfTheSurroundings: boolean): unknown {
  if (!(error instanceof OutcomeUnknown)) return asRecordingFault(error, isOfTheSurroundings);
  return new RecordingUncertain(`it may have been kept or not: ${reasonOf(error.cause)}`, { cause: error.cause });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
