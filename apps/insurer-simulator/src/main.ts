import { writeFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { readCommandLine } from './read-command-line';
import { InvalidOption } from './simulator-options';
import { startSimulator } from './start-simulator';

const WRONG_USAGE = 2;

async function main(words: readonly string[]): Promise<void> {
  const { options, configFile } = readCommandLine(words);
  const simulator = await startSimulator({ ...options, onRejection: tell });
  if (configFile !== null) writeFileSync(configFile, simulator.insurersFile);
  process.stdout.write(`${JSON.stringify({ listening: simulator.url })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
}

/** Prints the faults of a refused request, without the sent values. */
function tell(id: string, issues: readonly string[]): void {
  process.stderr.write(`${id} refused a request: ${issues.join('; ')}\n`);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  // Commander has already printed the error or the help.
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
    return;
  }
  const isUsage = error instanceof InvalidOption;
  process.stderr.write(`${isUsage ? error.message : String(error)}\n`);
  process.exitCode = isUsage ? WRONG_USAGE : 1;
});
