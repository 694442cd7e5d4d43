import { Command, InvalidArgumentError } from 'commander';

/** Arguments that contradict each other, or the files of this machine. */
export class UsageError extends Error {}

const EXIT_CODES = 'Exit codes: 0 when all is well, 1 when not or something fails, 2 for wrong arguments.';
const FAILED = 1;
const WRONG_USAGE = 2;

/** Returns the command of an npm script. `check -- fuzz` has its own dashes. */
export const toolCommand = (script: string, purpose: string, notes = ''): Command =>
  new Command(`npm run ${script}${script.includes(' -- ') ? '' : ' --'}`)
    .description(purpose)
    .addHelpText('after', `${notes === '' ? '' : `\n${notes}\n`}\n${EXIT_CODES}`)
    .showHelpAfterError('Try --help.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_USAGE));

/** Reads a whole number above 0. */
export function count(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

/** Tasks for the end of a run or its interruption. */
export class Cleanup {
  private readonly tasks: (() => unknown)[] = [];

  add(task: () => unknown): void {
    this.tasks.push(task);
  }

  /** Runs the tasks, the last first. */
  async run(): Promise<void> {
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) await task();
  }
}

/**
 * Runs a command with the arguments of this process. Faults go to standard error.
 *
 * @param run returns whether all is well
 */
export async function runCommand<Options>(
  command: Command,
  run: (options: Options, cleanup: Cleanup) => Promise<boolean> | boolean,
): Promise<void> {
  command.parse();
  const cleanup = new Cleanup();
  const interrupted = () => void cleanup.run().finally(() => process.exit(FAILED));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    if (!(await run(command.opts() as Options, cleanup))) process.exitCode = FAILED;
  } catch (error) {
    process.exitCode = error instanceof UsageError ? WRONG_USAGE : FAILED;
    // A mistake of the program, such as a TypeError, is printed with its place.
    console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
  } finally {
    await cleanup.run();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
