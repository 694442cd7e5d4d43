import { SettingsError } from '@cotiza/kernel';
import { CommanderError } from 'commander';
import { EXIT, Failure } from './failure';
import type { Ops } from './ops';
import { printable } from './output/printable';
import { programOf } from './program';
import type { Terminal } from './terminal/terminal';

/**
 * Runs one command and closes everything that it has opened.
 *
 * @param words the arguments after `ops`
 * @param openOps called once, by a command
 * @returns the exit code
 */
export async function run(
  words: readonly string[],
  terminal: Terminal,
  openOps: () => Ops | Promise<Ops>,
): Promise<number> {
  let ops: Ops | undefined;
  const opened = async () => (ops = await openOps());
  const attempt = async (work: () => Promise<unknown>): Promise<number> => {
    try {
      await work();
      return EXIT.done;
    } catch (error) {
      // Commander has already printed the error or the help.
      if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
      const { sentenceOf } = await import('./sentence-of.js');
      terminal.tell(`${printable(sentenceOf(error, ops))}\n`);
      if (error instanceof SettingsError) return EXIT.settingsInvalid;
      return error instanceof Failure ? error.exitCode : EXIT.failed;
    }
  };
  const exitCode = await attempt(async () =>
    (await programOf(words, terminal, opened)).parseAsync(words, { from: 'user' }),
  );
  const closed = await attempt(async () => ops?.close());
  return exitCode === EXIT.done ? closed : exitCode;
}
