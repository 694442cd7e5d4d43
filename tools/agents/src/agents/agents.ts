import { setTimeout as sleep } from 'node:timers/promises';
import { dayInSpain } from '@cotiza/kernel';
import { LIMITS_OFF, runCommand, textTable, toolCommand, wholeNumber } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Option } from 'commander';
import { DOORS, type DoorName } from './door/door';
import { faultsOf, type Talked } from './figures';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';

const PEOPLE = 2;
const SETTINGS = { HOST: '127.0.0.1', ...LIMITS_OFF, LOG_LEVEL: 'error' };

interface Options {
  readonly url?: string;
  readonly persona?: string;
  readonly door?: DoorName;
  readonly people: number;
  readonly seed: number;
}

const AGENTS = toolCommand(
  {
    script: 'check -- agents',
    purpose:
      'Has scripted agents, which know what the service tells them and nothing else, get invented customers the prices of each line.',
    examples: ['', '--persona text-only --seed 7', '--url https://cotiza.example'],
    notes: 'Every conversation leaves a quotation, and an e-mail to an address of example.com.',
    wellWhen: 'every agent gets its prices and no answer leaves it helpless',
  },
  (command) =>
    command
      .option('--url <address>', 'the service that is asked (default: one is started, with its limits off)')
      .addOption(new Option('--persona <name>', 'only this one').choices(PERSONAS.map(({ name }) => name)))
      .addOption(new Option('--door <name>', 'only this one').choices(DOORS))
      .option('--people <number>', 'customers of each line, for each persona at each door', wholeNumber(1), PEOPLE)
      .option('--seed <number>', 'decides who the customers are and what they forget', wholeNumber(0), 1),
  (options: Options) => options,
);

async function run({ url, persona, door, ...plan }: Options): Promise<boolean> {
  const service = url === undefined ? await startServiceProcess(SETTINGS) : undefined;
  try {
    const talks = await runAgents({
      ...plan,
      url: service?.url ?? url ?? '',
      fetch,
      wait: (seconds) => sleep(seconds * 1000),
      today: dayInSpain(Date.now()),
      personas: PERSONAS.filter(({ name }) => persona === undefined || name === persona),
      doors: door === undefined ? DOORS : [door],
    });
    process.stdout.write(`${textTable(rowsOf(talks))}\n`);
    const faults = talks.flatMap(faultsOf);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    process.stdout.write(`agents: ${talks.length} conversations, ${faults.length} faults\n`);
    return faults.length === 0;
  } finally {
    await service?.stop();
  }
}

/** Averages of each persona at each door. */
function rowsOf(talks: readonly Talked[]): string[][] {
  const groups = new Map<string, Talked[]>();
  for (const talked of talks) {
    const name = `${talked.persona.name}, ${talked.door}`;
    groups.set(name, [...(groups.get(name) ?? []), talked]);
  }
  const rows = [...groups].map(([name, group]) => {
    const average = (of: (talked: Talked) => number) =>
      (group.reduce((sum, talked) => sum + of(talked), 0) / group.length).toFixed(1);
    return [
      name,
      average(({ outcome }) => outcome.prices.length),
      average(({ outcome }) => outcome.turns),
      average(({ outcome }) => outcome.questions),
      average(({ ledger }) => ledger.calls),
      average(({ ledger }) => ledger.characters / 1000),
    ];
  });
  return [['persona, door', 'offers', 'messages', 'questions', 'calls', 'kilobytes read'], ...rows];
}

void runCommand(AGENTS, run);
