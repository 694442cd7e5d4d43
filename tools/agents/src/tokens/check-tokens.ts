import { LIMITS_OFF, plainCommand, runCommand } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { judgeTokens } from './budget-table';
import { measureDoor } from './measure-door';
import { toolDoor } from './tool-door';

/** On this machine only, with limits off: what is measured is not how well it refuses. */
const SETTINGS = {
  HOST: '127.0.0.1',
  ...LIMITS_OFF,
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

const CHECK_TOKENS = plainCommand({
  script: 'check:tokens',
  purpose: 'Counts what the MCP door of the built service costs a model, and holds it to budgets.',
  wellWhen: 'every budget is kept',
});

void runCommand(CHECK_TOKENS, async () => {
  const faults = await check();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
