import { run } from './run';
import { processTerminal } from './terminal/process.terminal';
import { wiredOps } from './wired-ops';

const ops = wiredOps(process.env, processTerminal(process));
void run(process.argv.slice(2), ops).then((exitCode) => {
  process.exitCode = exitCode;
});
