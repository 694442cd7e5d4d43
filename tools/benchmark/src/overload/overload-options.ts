import { positiveNumber, toolCommand, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

const DOORS = ['rest', 'mcp'] as const;
export type Door = (typeof DOORS)[number];

/** How a run overloads. */
export interface OverloadOptions {
  /** A smoke check: short, and only what no noise explains fails it. */
  readonly quick: boolean;
  /** The door that is asked. */
  readonly door: Door;
  /** Seconds of each closed loop. */
  readonly closedSeconds: number;
  /** Seconds of the flood. */
  readonly seconds: number;
  /** Requests for each that the service could serve. */
  readonly times: number;
}

const FULL = { closedSeconds: 8, seconds: 60, times: 5 };
const QUICK = { closedSeconds: 3, seconds: 8 };

const PAGE: CommandPage = {
  script: 'overload',
  purpose:
    'Finds out how many quotations a second the service can make and keep, delivering e-mails as files, and then asks it for several ' +
    'times as many: what is served must stay quick, the rest must be refused at once, health must answer, e-mails must go on leaving, ' +
    'memory must stay bounded, and nothing that was acknowledged may be missing afterwards.',
  examples: ['', '--seconds 20 --times 10', '--door mcp', '--quick'],
  notes: 'The service runs on one core and the load on another where processes can be tied to cores.',
  wellWhen: 'every limit is kept',
};

/** The options as commander reads them. */
interface Values {
  readonly seconds: number;
  readonly times: number;
  readonly door: Door;
  readonly quick?: boolean;
}

/** `npm run overload` */
export const OVERLOAD = toolCommand(
  PAGE,
  (command) =>
    command
      .addOption(
        new Option('--seconds <number>', 'seconds of overload')
          .argParser(positiveNumber)
          .default(FULL.seconds, `${FULL.seconds}, ${QUICK.seconds} with --quick`),
      )
      .option('--times <number>', 'requests for each that could be served', positiveNumber, FULL.times)
      .addOption(new Option('--door <name>', 'the door that is asked').choices(DOORS).default(DOORS[0]))
      .addOption(
        new Option('--quick', 'a short check: limits that only fail on what no noise explains').implies({
          seconds: QUICK.seconds,
        }),
      ),
  ({ quick = false, ...given }: Values): OverloadOptions => ({
    ...given,
    quick,
    closedSeconds: (quick ? QUICK : FULL).closedSeconds,
  }),
);
