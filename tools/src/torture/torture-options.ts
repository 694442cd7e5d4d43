import { randomInt } from 'node:crypto';
import { givenOptions, UsageError, WHOLE_NUMBERS_BELOW, wholeNumber } from '../command-line';

export const SCENARIOS = ['embedded', 'postgres', 'power', 'lease'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** How a run tortures. */
export interface TortureOptions {
  readonly scenarios: readonly ScenarioName[];
  /** How many times something is killed, in each scenario. */
  readonly kills: number;
  /** Decides the moments, the victims and the whims of the receivers. */
  readonly seed: number;
  /** Few kills, and claims of the dead are let lapse at once: for a check of every change. */
  readonly quick: boolean;
  /** Whether the service is spoilt so that it does not wait for the disk: the scenario power must notice. */
  readonly unsynced: boolean;
  /** Whether folders, with the logs of the processes, stay. */
  readonly keep: boolean;
}

const KILLS = 20;
const QUICK_KILLS = 3;

export const HELP = `Kills the service again and again under load, takes its receivers and its database away, and counts: every quotation
that was acknowledged must have its e-mail and its webhooks, and whatever arrives twice must be explained.

  npm run torture
  npm run torture -- --scenario postgres --kills 50 --seed 7
  npm run torture -- --quick

  --kills N        kills in each scenario (default ${KILLS}, ${QUICK_KILLS} with --quick)
  --seed N         whole number that decides moments and victims (default: another one each time, which is printed)
  --scenario NAME  embedded: all-in-one on the embedded database; postgres: two api and two notifier processes on
                   PostgreSQL; power: as embedded, and with each kill the writes since the last sync are lost, which takes
                   a C compiler; lease: a notifier stands still while it sends, until its claims are another's; all (the
                   default): one after the other
  --quick          a short check: few kills, and what a killed process had claimed is not waited for
  --unsynced       spoil the service so that it does not wait for the disk: the scenario power has to fail then
  --keep           keep the folders with data and logs
  --help           print this

The PostgreSQL is a private one in a temporary folder where its programs are installed, else a database of its own on
the server of TEST_DATABASE_URL.

Exit code: 0 when nothing is lost and every duplicate is explained, 1 when not or something fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readTortureOptions(args: readonly string[]): TortureOptions | 'help' {
  const given = givenOptions(args, {
    kills: { type: 'string' },
    seed: { type: 'string' },
    scenario: { type: 'string' },
    quick: { type: 'boolean' },
    unsynced: { type: 'boolean' },
    keep: { type: 'boolean' },
  });
  if (given.help) return 'help';
  const quick = given.quick ?? false;
  return {
    scenarios: scenariosOf(given.scenario ?? 'all'),
    kills: wholeNumber('--kills', given.kills, 1) ?? (quick ? QUICK_KILLS : KILLS),
    seed: wholeNumber('--seed', given.seed, 0) ?? randomInt(WHOLE_NUMBERS_BELOW),
    quick,
    unsynced: given.unsynced ?? false,
    keep: given.keep ?? false,
  };
}

function scenariosOf(text: string): readonly ScenarioName[] {
  if (text === 'all') return SCENARIOS;
  const known = SCENARIOS.filter((name) => name === text);
  if (known.length === 0) throw new UsageError(`--scenario is ${SCENARIOS.join(', ')} or all. Try --help.`);
  return known;
}
