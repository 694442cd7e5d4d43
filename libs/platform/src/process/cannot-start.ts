import { SettingsError } from '@cotiza/kernel';

/** An error whose message tells the operator why a process cannot start and what to do. Never holds the value of a secret. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

export interface FailedStart {
  readonly text: string;
  /** 78 (EX_CONFIG) where its settings are wrong, 1 for any other reason. */
  readonly exitCode: number;
}

const EXIT_CONFIGURATION = 78;
const EXIT_FAILURE = 1;

/** Returns the last words and the exit code of a process that could not start; the stack of an unexpected error. */
export function failedStart(error: unknown): FailedStart {
  if (error instanceof SettingsError) return { text: error.message, exitCode: EXIT_CONFIGURATION };
  return { text: `Cannot start: ${reasonOf(error)}`, exitCode: EXIT_FAILURE };
}

function reasonOf(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
