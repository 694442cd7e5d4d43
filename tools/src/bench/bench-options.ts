import { givenOptions, positive, UsageError } from '../command-line';

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

export const HELP = `Measures the service under the same load as a bare Fastify server, a Nest server with ValidationPipe and, over MCP, an
echo tool of the same SDK. Then asks simulated insurers over the network, also while some of them never answer.

  npm run bench
  npm run bench -- --seconds 10 --rounds 5 --json figures.json
  npm run bench -- --quick

  --seconds N   seconds of each measurement under load (default ${FULL.seconds}, ${QUICK.seconds} with --quick)
  --soak N      seconds for which two insurers hang (default ${FULL.soakSeconds}, ${QUICK.soakSeconds} with --quick)
  --rounds N    how many times the servers take turns; figures are medians (default ${FULL.rounds}, ${QUICK.rounds} with --quick)
  --json FILE   write every figure of every round to a file
  --quick       a short smoke check: every answer must be right, but only gross regressions fail
  --help        print this

Exit code: 0 when every bar is met, 1 when one is not or something fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readBenchOptions(args: readonly string[]): BenchOptions | 'help' {
  const given = givenOptions(args, {
    seconds: { type: 'string' },
    soak: { type: 'string' },
    rounds: { type: 'string' },
    json: { type: 'string' },
    quick: { type: 'boolean' },
  });
  if (given.help) return 'help';
  const defaults = given.quick ? QUICK : FULL;
  const rounds = positive('--rounds', given.rounds, defaults.rounds);
  if (!Number.isInteger(rounds)) throw new UsageError('--rounds takes a whole number. Try --help.');
  return {
    ...defaults,
    quick: given.quick ?? false,
    seconds: positive('--seconds', given.seconds, defaults.seconds),
    soakSeconds: positive('--soak', given.soak, defaults.soakSeconds),
    rounds,
    json: given.json,
  };
}
