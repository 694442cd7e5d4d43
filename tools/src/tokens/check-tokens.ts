import { startServiceProcess } from '../service-process';
import { judgeTokens } from './budget-table';
import { measureDoor } from './measure-door';
import { toolDoor } from './tool-door';

/** On this machine only, with limits off: what is measured is not how well it refuses. */
const SETTINGS = {
  HOST: '127.0.0.1',
  LIMIT_REFERENCE_PER_MINUTE: '0',
  LIMIT_QUOTES_PER_MINUTE: '0',
  LIMIT_ESTIMATES_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
};

/** Counts what the door of the built service costs a model. @returns what is above its budget */
async function check(): Promise<readonly string[]> {
  const service = await startServiceProcess(SETTINGS);
  try {
    const { lines, faults } = judgeTokens(await measureDoor(toolDoor(service.url)));
    process.stdout.write(`${lines.join('\n')}\n`);
    return faults;
  } finally {
    await service.stop();
  }
}

async function main(): Promise<void> {
  const faults = await check();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`check:tokens: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
