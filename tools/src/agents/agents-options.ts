import { join } from 'node:path';
import { givenOptions, UsageError, wholeNumber } from '../command-line';
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

export const HELP = `Has scripted agents, which know what the service tells them and nothing else, get invented customers the prices of each line.

  npm run agents -- --url https://cotiza.example
  npm run agents -- --url http://127.0.0.1:3000 --persona text-only --seed 7
  npm run agents
  npm run agents -- --check

  --url ADDRESS    the service that is asked (default: one is started on this machine, with its limits off)
  --persona NAME   only this one: ${PERSONAS.map(({ name }) => name).join(', ')}
  --door NAME      only this one: ${DOORS.join(', ')}
  --ramo NAME      only this line: ${RAMOS.join(', ')}
  --people N       customers of each line, for each persona at each door (default ${PEOPLE}, ${CHECKED_PEOPLE} with --check)
  --seed N         decides who the customers are and what they forget (default ${SEED})
  --report FOLDER  where agents.json and agents.md are written (default ${REPORT})
  --check          hold every figure to its threshold
  --help           print this

Every conversation ends with a quotation, which the service keeps, and an e-mail to an address of example.com, where nobody is. Two
conversations never have the same document and address. Answers that say to come back in some seconds are waited for.

Exit code: 0 when the run ends, with --check when every threshold is kept; 1 when not or something fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readAgentsOptions(args: readonly string[]): AgentsOptions | 'help' {
  const text = { type: 'string' } as const;
  const given = givenOptions(args, {
    ...{ url: text, persona: text, door: text, ramo: text, people: text, seed: text, report: text },
    check: { type: 'boolean' },
  });
  if (given.help) return 'help';
  const isCheck = given.check ?? false;
  return {
    url: addressOf(given.url),
    seed: wholeNumber('--seed', given.seed, 0) ?? SEED,
    people: wholeNumber('--people', given.people, 1) ?? (isCheck ? CHECKED_PEOPLE : PEOPLE),
    personas: chosen('--persona', given.persona, PERSONAS, ({ name }) => name),
    doors: chosen('--door', given.door, DOORS, (name) => name),
    ramos: chosen('--ramo', given.ramo, RAMOS, (name) => name),
    report: given.report ?? REPORT,
    isCheck,
  };
}

function addressOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (!URL.canParse(given) || !/^https?:/.test(given)) throw new UsageError('--url takes an address of http or https.');
  return given.replace(/\/+$/, '');
}

function chosen<T>(option: string, given: string | undefined, all: readonly T[], nameOf: (one: T) => string) {
  if (given === undefined) return all;
  const found = all.filter((one) => nameOf(one) === given);
  if (found.length === 0) throw new UsageError(`${option} is one of: ${all.map(nameOf).join(', ')}.`);
  return found;
}
