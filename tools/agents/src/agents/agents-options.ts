import { join } from 'node:path';
import { toolCommand, wholeNumber, type CommandPage } from '@cotiza/tools-kit';
import { InvalidArgumentError, Option } from 'commander';
import { RAMOS, type Ramo } from './customer/invent-customer';
import { DOORS, type DoorName } from './door/door';
import { PERSONAS, type Persona } from './personas.table';

/** How a run plays agents. */
export interface AgentsOptions {
  /** The service; undefined: one is started, with its limits off. */
  readonly url: string | undefined;
  readonly seed: number;
  /** Customers of each line, for each persona at each door. */
  readonly people: number;
  readonly personas: readonly Persona[];
  readonly doors: readonly DoorName[];
  readonly ramos: readonly Ramo[];
  /** Folder of the report. */
  readonly report: string;
  /** Whether the figures are held to their thresholds. */
  readonly isCheck: boolean;
}

const SEED = 1;
const PEOPLE = 3;
const CHECKED_PEOPLE = 2;
const REPORT = join('dist', 'agents');

const PAGE: CommandPage = {
  script: 'agents',
  purpose:
    'Has scripted agents, which know what the service tells them and nothing else, get invented customers the prices of each line.',
  examples: ['--url https://cotiza.example', '--url http://127.0.0.1:3000 --persona text-only --seed 7', '--check', ''],
  notes: `Every conversation ends with a quotation, which the service keeps, and an e-mail to an address of example.com, where nobody is.
Two conversations never have the same document and address. Answers that say to come back in some seconds are waited for.`,
  wellWhen: 'the run ends, with --check when every threshold is kept',
};

/** The options as commander reads them. */
interface Values {
  readonly url?: string;
  readonly persona?: string;
  readonly door?: DoorName;
  readonly ramo?: Ramo;
  readonly people: number;
  readonly seed: number;
  readonly report: string;
  readonly check?: boolean;
}

/** `npm run agents` */
export const AGENTS = toolCommand(
  PAGE,
  (command) =>
    command
      .option(
        '--url <address>',
        'the service that is asked (default: one is started on this machine, with its limits off)',
        address,
      )
      .addOption(new Option('--persona <name>', 'only this one').choices(PERSONAS.map(({ name }) => name)))
      .addOption(new Option('--door <name>', 'only this one').choices(DOORS))
      .addOption(new Option('--ramo <name>', 'only this line').choices(RAMOS))
      .addOption(
        new Option('--people <number>', 'customers of each line, for each persona at each door')
          .argParser(wholeNumber(1))
          .default(PEOPLE, `${PEOPLE}, ${CHECKED_PEOPLE} with --check`),
      )
      .option('--seed <number>', 'decides who the customers are and what they forget', wholeNumber(0), SEED)
      .option('--report <folder>', 'where agents.json and agents.md are written', REPORT)
      .addOption(new Option('--check', 'hold every figure to its threshold').implies({ people: CHECKED_PEOPLE })),
  ({ url, persona, door, ramo, people, seed, report, check = false }: Values): AgentsOptions => ({
    ...{ url, people, seed, report, isCheck: check },
    personas: PERSONAS.filter(({ name }) => persona === undefined || name === persona),
    doors: door === undefined ? DOORS : [door],
    ramos: ramo === undefined ? RAMOS : [ramo],
  }),
);

/** Reads the address of a service. @throws InvalidArgumentError */
function address(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an address of http or https.');
}
