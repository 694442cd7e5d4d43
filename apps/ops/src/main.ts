import { failedStart, processEnvironment } from '@cotiza/platform';
import { run } from './run';
import { processTerminal } from './terminal/process.terminal';
import { wiredOps } from './wired-ops';

async function main(): Promise<void> {
  const ops = wiredOps(processEnvironment(), processTerminal(process));
  process.exitCode = await run(process.argv.slice(2), ops);
}

main().catch((error: unknown) => {
  const { text, exitCode } = failedStart(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
});
