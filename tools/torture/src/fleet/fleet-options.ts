import { drawnSeed, seedOption, toolCommand, UsageError, wholeNumber, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

export interface FleetOptions {
  /** Seconds under load, at the least: the restarts are spread over them. */
  readonly seconds: number;
  readonly seed: number;
  /** Some of the restarts, one right after the other. */
  readonly quick: boolean;
  readonly keep: boolean;
  /** The port of nginx where everything is brought up and left up, instead of being loaded and restarted. */
  readonly servesAt?: number;
}

const SECONDS = 120;
/** Where deploy/compose.yaml has nginx listen. */
const PORT = 8080;

const PAGE: CommandPage = {
  script: 'fleet',
  purpose:
    'Runs the service as it is deployed, by processes of this machine: nginx with the files of deploy/nginx, two api, one mcp-gateway, ' +
    'two notifiers, PostgreSQL and Redis. Clients quote and read over REST and MCP, everything is restarted in turn, some of it by ' +
    'kill -9, and then everything is counted.',
  examples: ['', '--seconds 600', '--quick', '--serve'],
  notes: `A limit has to hold over all replicas within 5 %, before the restarts and after them. A process that does not hear from
Redis within 150 ms counts a request by itself, as on a machine that is busy: as many more may be let through, and are
counted.
With --serve nothing is loaded or restarted: what deploy/compose.yaml starts is brought up with its settings, and stays up.
It takes nginx, redis-server and PostgreSQL: .ci/services installs them.`,
  wellWhen: 'no quotation is lost, limits hold and nothing is answered that is not documented',
};

/** The options as commander reads them. */
interface Values {
  readonly seconds: number;
  readonly seed?: number;
  readonly quick?: boolean;
  readonly keep?: boolean;
  readonly serve?: boolean;
  readonly port?: number;
}

/** `npm run fleet` */
export const FLEET = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--seconds <number>', 'seconds under load', wholeNumber(1), SECONDS)
      .addOption(seedOption('what clients ask'))
      .option('--quick', 'a short check: the restarts at once, and claims of the dead let lapse')
      .option('--keep', 'keep the folder with logs and configuration')
      .addOption(
        new Option('--serve', 'bring everything up, and leave it up until Ctrl+C').conflicts([
          'seconds',
          'seed',
          'quick',
        ]),
      )
      .option('--port <number>', `port of nginx with --serve (default: ${PORT})`, wholeNumber(1, 65_535)),
  ({ seconds, seed = drawnSeed(), quick = false, keep = false, serve = false, port }: Values): FleetOptions => {
    if (!serve && port !== undefined) throw new UsageError('--port names where --serve listens: give it with --serve');
    return { seconds, seed, quick, keep, ...(serve ? { servesAt: port ?? PORT } : {}) };
  },
);
