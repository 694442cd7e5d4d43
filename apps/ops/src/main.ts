import { run } from './run';
import { processTerminal } from './terminal/process.terminal';

const terminal = processTerminal(process);

void run(process.argv.slice(2), terminal, async () => {
  const { processOps } = await import('./wired-ops.js');
  return processOps(terminal);
}).then((exitCode) => (process.exitCode = exitCode));
