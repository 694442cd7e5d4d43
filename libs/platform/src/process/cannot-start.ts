import { SettingsError } from '@cotiza/kernel';

/** Why a process cannot start, as a sentence for whoever starts it: what is wrong and what to do. Never a value of a secret. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** What a process that could not start leaves behind. */
export interface FailedStart {
  /** For whoever started it. */
  readonly text: string;
  /** 78 (EX_CONFIG) where its settings are wrong, 1 for any other reason. */
  readonly exitCode: number;
}

const EXIT_CONFIGURATION = 78;
const EXIT_FAILURE = 1;

/** How a process ends that could not start. An error that nobody foresaw is told with its stack. */
export function failedStart(error: unknown): FailedStart {
  if (error instanceof SettingsError) return { text: error.message, exitCode: EXIT_CONFIGURATION };
  return { text: `Cannot start: ${reasonOf(error)}`, exitCode: EXIT_FAILURE };
}

function reasonOf(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
