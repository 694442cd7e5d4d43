import { positiveNumber, toolCommand, wholeNumber, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

/** How a run measures. */
export interface BenchOptions {
  /** A smoke check: short, and only gross regressions fail it. */
  readonly quick: boolean;
  /** Seconds of each measurement under load. */
  readonly seconds: number;
  /** Seconds of load before the first measurement of a server. */
  readonly warmUpSeconds: number;
  /** Seconds of each measurement with insurers over the network. */
  readonly remoteSeconds: number;
  /** Seconds for which some of these insurers hang. */
  readonly soakSeconds: number;
  /** How many times the servers take turns. */
  readonly rounds: number;
  /** How many times the service is started. */
  readonly starts: number;
  /** File for the raw figures. */
  readonly json: string | undefined;
}

const FULL = { seconds: 3, warmUpSeconds: 4, remoteSeconds: 15, soakSeconds: 300, rounds: 5, starts: 5 };
const QUICK = { seconds: 0.8, warmUpSeconds: 1.5, remoteSeconds: 3, soakSeconds: 6, rounds: 1, starts: 3 };

const PAGE: CommandPage = {
  script: 'bench',
  purpose:
    'Measures the service under the same load as a bare Fastify server, a Nest server with ValidationPipe and, over MCP, an echo tool ' +
    'of the same SDK. Then asks simulated insurers over the network, also while some of them never answer.',
  examples: ['', '--seconds 10 --rounds 5 --json figures.json', '--quick'],
  wellWhen: 'every bar is met',
};

/** The options as commander reads them. */
interface Values {
  readonly seconds: number;
  readonly soak: number;
  readonly rounds: number;
  readonly json?: string;
  readonly quick?: boolean;
}

const option = (flags: string, description: string, full: number, quick: number) =>
  new Option(flags, description).argParser(positiveNumber).default(full, `${full}, ${quick} with --quick`);

/** `npm run bench` */
export const BENCH = toolCommand(
  PAGE,
  (command) =>
    command
      .addOption(option('--seconds <number>', 'seconds of each measurement under load', FULL.seconds, QUICK.seconds))
      .addOption(option('--soak <number>', 'seconds for which two insurers hang', FULL.soakSeconds, QUICK.soakSeconds))
      .addOption(
        option(
          '--rounds <number>',
          'how many times the servers take turns; figures are medians',
          FULL.rounds,
          QUICK.rounds,
        ).argParser(wholeNumber(1)),
      )
      .option('--json <file>', 'write every figure of every round to a file')
      .addOption(
        new Option(
          '--quick',
          'a short smoke check: every answer must be right, but only gross regressions fail',
        ).implies({
          seconds: QUICK.seconds,
          soak: QUICK.soakSeconds,
          rounds: QUICK.rounds,
        }),
      ),
  ({ seconds, soak, rounds, json, quick = false }: Values): BenchOptions => ({
    ...(quick ? QUICK : FULL),
    quick,
    seconds,
    soakSeconds: soak,
    rounds,
    json,
  }),
);
