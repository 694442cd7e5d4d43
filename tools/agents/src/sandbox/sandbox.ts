import { INSURANCE_LINES } from '@cotiza/contract';
import { runCommand, toolCommand } from '@cotiza/tools-kit';
import { judgeSandbox } from './judge-sandbox';

const SANDBOX = toolCommand(
  'check -- sandbox',
  'Has a scripted agent meet every value of the sandbox over MCP, by the texts of the answers alone, and judges what it does.',
);

void runCommand(SANDBOX, async () => {
  const { count, faults } = await judgeSandbox(INSURANCE_LINES);
  for (const fault of faults) console.log(fault);
  console.log(`sandbox: ${count} conversations, ${faults.length} faults`);
  return faults.length === 0;
});
