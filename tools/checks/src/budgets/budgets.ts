import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, toolCommand, WORKSPACE_ROOT, type Cleanup } from '@cotiza/tools-kit';
import { countsOfTree } from './counts-of-tree';
import { judgeBudgets, withLimits, type Budgets } from './judge-budgets';
import { countWork } from './work-counter';

const FILE = 'tools/checks/budgets.json';

const BUDGETS = toolCommand(
  'check -- budgets',
  `Counts what no machine changes, and compares it with ${FILE}.`,
  'A figure more than 5 % over its budget fails. One that is 10 % under it asks for a lower budget.',
)
  .option('--write', 'write the counted figures into the file, with the reasons that it has')
  .option('--all', 'print every figure');

async function run({ write, all }: { readonly write?: boolean; readonly all?: boolean }, cleanup: Cleanup) {
  const take = await countWork();
  // Loaded now, so that the modules of the service are counted.
  const { countsOfService } = await import('./counts-of-service.js');
  const counts = { ...(await countsOfService(take, cleanup)), ...countsOfTree() };
  const file = join(WORKSPACE_ROOT, FILE);
  const text = readFileSync(file, 'utf8');
  const written = withLimits(text, counts);
  if (write) writeFileSync(file, written);
  const { faults, advice } = judgeBudgets(JSON.parse(write ? written : text) as Budgets, counts);
  if (all) console.table(counts);
  for (const line of advice) console.log(line);
  for (const fault of faults) console.error(fault);
  console.log(`budgets: ${Object.keys(counts).length} figures, ${faults.length} over`);
  return faults.length === 0;
}

void runCommand(BUDGETS, run);
