import { Undoing } from '../undoing';
import type { ToolCommand } from './tool-command';
import { HelpAsked, UsageError } from './usage-error';

const FAILED = 1;
const WRONG_USAGE = 2;

/**
 * Runs a command with the arguments of this process, and says by the exit code how it ended: 0 when all is well or the help was asked
 * for, 1 when not or something fails, 2 for wrong arguments. Faults go to standard error.
 *
 * @param run says whether all is well; what it gives to be undone is undone at its end, and when the process is interrupted
 */
export async function runCommand<Options>(
  { script, read }: ToolCommand<Options>,
  run: (options: Options, undoing: Undoing) => Promise<boolean> | boolean,
): Promise<void> {
  const undoing = new Undoing();
  const interrupted = endInOrder(undoing);
  for (const signal of SIGNALS) process.on(signal, interrupted);
  try {
    if (!(await runOnce(read(process.argv.slice(2)), run, undoing))) process.exitCode = FAILED;
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof HelpAsked) process.stdout.write(error.message);
    else process.stderr.write(`${script}: ${toldOf(error)}\n`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function runOnce<Options>(
  options: Options,
  run: (options: Options, undoing: Undoing) => Promise<boolean> | boolean,
  undoing: Undoing,
): Promise<boolean> {
  try {
    return await run(options, undoing);
  } finally {
    await undoing.all();
  }
}

/** Undoes everything at the first signal, and ends at once at the second. */
function endInOrder(undoing: Undoing): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) return process.exit(FAILED);
    isEnding = true;
    undoing
      .all()
      .catch((error: unknown) => process.stderr.write(`${toldOf(error)}\n`))
      .finally(() => process.exit(FAILED));
  };
}

function exitCodeOf(error: unknown): number {
  if (error instanceof HelpAsked) return 0;
  return error instanceof UsageError ? WRONG_USAGE : FAILED;
}

/** The message of what was foreseen; of a mistake of the program, such as a TypeError, also where it was made. */
function toldOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = error.name === 'Error' || error instanceof UsageError;
  return isForeseen ? error.message : (error.stack ?? error.message);
}
