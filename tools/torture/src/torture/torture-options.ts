import { drawnSeed, seedOption, toolCommand, wholeNumber, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

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

const PAGE: CommandPage = {
  script: 'torture',
  purpose:
    'Kills the service again and again under load, takes its receivers and its database away, and counts: every quotation that was ' +
    'acknowledged must have its e-mail and its webhooks, and whatever arrives twice must be explained.',
  examples: ['', '--scenario postgres --kills 50 --seed 7', '--quick'],
  notes: `Scenarios, by default one after the other:
  embedded  all-in-one on the embedded database
  postgres  two api and two notifier processes on PostgreSQL
  power     as embedded, and with each kill the writes since the last sync are lost, which takes a C compiler
  lease     a notifier stands still while it sends, until its claims are another's

The PostgreSQL is a private one in a temporary folder where its programs are installed, else a database of its own on
the server of TEST_DATABASE_URL.`,
  wellWhen: 'nothing is lost and every duplicate is explained',
};

const ALL = 'all';

/** The options as commander reads them. */
interface Values {
  readonly kills: number;
  readonly seed?: number;
  readonly scenario: ScenarioName | typeof ALL;
  readonly quick?: boolean;
  readonly unsynced?: boolean;
  readonly keep?: boolean;
}

/** `npm run torture` */
export const TORTURE = toolCommand(
  PAGE,
  (command) =>
    command
      .addOption(
        new Option('--kills <number>', 'kills in each scenario')
          .argParser(wholeNumber(1))
          .default(KILLS, `${KILLS}, ${QUICK_KILLS} with --quick`),
      )
      .addOption(seedOption('moments and victims'))
      .addOption(new Option('--scenario <name>', 'only this one').choices([...SCENARIOS, ALL]).default(ALL))
      .addOption(
        new Option(
          '--quick',
          'a short check: few kills, and what a killed process had claimed is not waited for',
        ).implies({
          kills: QUICK_KILLS,
        }),
      )
      .option(
        '--unsynced',
        'spoil the service so that it does not wait for the disk: the scenario power has to fail then',
      )
      .option('--keep', 'keep the folders with data and logs'),
  ({ kills, seed = drawnSeed(), scenario, quick = false, unsynced = false, keep = false }: Values): TortureOptions => ({
    ...{ kills, seed, quick, unsynced, keep },
    scenarios: scenario === ALL ? SCENARIOS : [scenario],
  }),
);
