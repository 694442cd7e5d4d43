import { setTimeout as sleep } from 'node:timers/promises';
import { dayInSpain } from '@cotiza/kernel';
import { LIMITS_OFF, runCommand, toolCommand } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Option } from 'commander';
import { faultsOf } from './faults';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';

const SETTINGS = { HOST: '127.0.0.1', ...LIMITS_OFF, LOG_LEVEL: 'error' };

interface Options {
  readonly url?: string;
  readonly persona?: string;
}

const AGENTS = toolCommand(
  'check -- agents',
  'Has scripted agents, which know only the answers of the service, get invented customers their prices.',
  'Every conversation leaves a quotation, and an e-mail to an address of example.com.',
)
  .option('--url <address>', 'a running service (default: one is started, with its limits off)')
  .addOption(new Option('--persona <name>', 'only this one').choices(PERSONAS.map(({ name }) => name)));

async function run({ url, persona }: Options): Promise<boolean> {
  const service = url === undefined ? await startServiceProcess(SETTINGS) : undefined;
  try {
    const conversations = await runAgents({
      url: service?.url ?? url ?? '',
      fetch,
      wait: (seconds) => sleep(seconds * 1000),
      today: dayInSpain(Date.now()),
      personas: PERSONAS.filter(({ name }) => persona === undefined || name === persona),
    });
    const faults = conversations.flatMap(faultsOf);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    process.stdout.write(`agents: ${conversations.length} conversations, ${faults.length} faults\n`);
    return faults.length === 0;
  } finally {
    await service?.stop();
  }
}

void runCommand(AGENTS, run);
