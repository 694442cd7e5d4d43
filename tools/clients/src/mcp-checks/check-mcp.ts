import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MCP_PATH } from '@cotiza/mcp';
import { LIMITS_OFF, plainCommand, runCommand } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { checkConformance } from './conformance/check-conformance';
import { checkInspector } from './inspector/check-inspector';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** On this machine only, with limits off: what is checked is not how well it refuses. */
const SETTINGS = {
  HOST: '127.0.0.1',
  ...LIMITS_OFF,
  LOG_LEVEL: 'error',
};

/** Has the official conformance suites and the official Inspector ask the service. @returns the faults they found */
async function check(): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'cotiza-mcp-'));
  const service = await startServiceProcess(SETTINGS);
  try {
    const url = `${service.url}/${MCP_PATH}`;
    const conformance = await checkConformance(url, home);
    const { passed, notApplicable } = conformance;
    say(`mcp conformance: ${passed.length} scenarios passed, ${notApplicable.length} do not apply`);
    for (const name of passed) say(`  ${name}`);
    const inspector = await checkInspector(url, home);
    say(`mcp inspector: ${inspector.calls} calls, ${inspector.faults.length} faults`);
    return [...conformance.faults, ...inspector.faults];
  } finally {
    await service.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const CHECK_MCP = plainCommand({
  script: 'check:mcp',
  purpose: 'Has the official conformance suites and the official Inspector ask the MCP door of the built service.',
  wellWhen: 'they find no fault',
});

void runCommand(CHECK_MCP, async () => {
  const faults = await check();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
