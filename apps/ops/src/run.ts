import { SettingsError } from '@cotiza/kernel';
import { CannotStart } from '@cotiza/platform';
import { RecordingUnavailable } from '@cotiza/quoting';
import { CommanderError } from 'commander';
import { EXIT, Failure } from './failure';
import type { Ops } from './ops';
import { printable } from './output/printable';
import { programOf } from './program';

/**
 * Runs one command and closes everything that it has opened.
 *
 * @param words the arguments after `ops`
 * @returns the exit code
 */
export async function run(words: readonly string[], ops: Ops): Promise<number> {
  const exitCode = await attempt(ops, () => programOf(ops).parseAsync(words, { from: 'user' }));
  const closed = await attempt(ops, () => ops.close());
  return exitCode === EXIT.done ? closed : exitCode;
}

async function attempt(ops: Ops, work: () => Promise<unknown>): Promise<number> {
  try {
    await work();
    return EXIT.done;
  } catch (error) {
    // Commander has already printed the error or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    ops.terminal.tell(`${printable(sentenceOf(error, ops))}\n`);
    if (error instanceof SettingsError) return EXIT.settingsInvalid;
    return error instanceof Failure ? error.exitCode : EXIT.failed;
  }
}

/** Formats an error. The message of an unexpected one is not shown: it may quote data or an address with a password. */
function sentenceOf(error: unknown, ops: Ops): string {
  if (error instanceof Failure || error instanceof SettingsError || error instanceof CannotStart) return error.message;
  if (error instanceof RecordingUnavailable) return 'The storage cannot be reached or written to for now. Try again.';
  ops.logUnforeseen(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `Failed: ${error instanceof Error ? error.name : typeof error}${code}. LOG_LEVEL=debug says where.`;
}
