import { randomInt } from 'node:crypto';
import { givenOptions, WHOLE_NUMBERS_BELOW, wholeNumber } from '../command-line';

export interface FleetOptions {
  /** Seconds under load, at the least: the restarts are spread over them. */
  readonly seconds: number;
  readonly seed: number;
  /** Some of the restarts, one right after the other. */
  readonly quick: boolean;
  readonly keep: boolean;
}

const SECONDS = 120;

export const HELP = `Runs the service as it is deployed, by processes of this machine: nginx with the files of deploy/nginx, two api, one
mcp-gateway, two notifiers, PostgreSQL and Redis. Clients quote and read over REST and MCP, everything is restarted in turn, some
of it by kill -9, and then everything is counted.

  npm run fleet
  npm run fleet -- --seconds 600
  npm run fleet -- --quick

  --seconds N  seconds under load (default ${SECONDS})
  --seed N     whole number that decides what clients ask (default: another one each time, which is printed)
  --quick      a short check: the restarts at once, and claims of the dead let lapse
  --keep       keep the folder with logs and configuration
  --help       print this

A limit has to hold over all replicas within 5 %, before the restarts and after them. A process that does not hear from Redis
within 40 ms counts a request by itself, as on a machine that is busy: as many more may be let through, and are counted. It takes
nginx, redis-server and PostgreSQL: .ci/services installs them.

Exit code: 0 when no quotation is lost, limits hold and nothing is answered that is not documented; 1 when not or something
fails; 2 for wrong arguments.`;

/** @throws UsageError with a line for the terminal */
export function readFleetOptions(args: readonly string[]): FleetOptions | 'help' {
  const given = givenOptions(args, {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean' },
    keep: { type: 'boolean' },
  });
  if (given.help) return 'help';
  return {
    seconds: wholeNumber('--seconds', given.seconds, 1) ?? SECONDS,
    seed: wholeNumber('--seed', given.seed, 0) ?? randomInt(WHOLE_NUMBERS_BELOW),
    quick: given.quick ?? false,
    keep: given.keep ?? false,
  };
}
