import { givenOptions, positive, UsageError } from '../command-line';

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
const QUICK = { closedSeconds: 3, seconds: 8, times: 5 };

export const HELP = `Finds out how many quotations a second the service can make and keep, delivering e-mails as files, and then asks it for
several times as many: what is served must stay quick, the rest must be refused at once, health must answer, e-mails must go
on leaving, memory must stay bounded, and nothing that was acknowledged may be missing afterwards.

  npm run overload
  npm run overload -- --seconds 20 --times 10
  npm run overload -- --door mcp
  npm run overload -- --quick

  --seconds N  seconds of overload (default ${FULL.seconds}, ${QUICK.seconds} with --quick)
  --times N    requests for each that could be served (default ${FULL.times})
  --door D     rest or mcp (default rest)
  --quick      a short check: limits that only fail on what no noise explains
  --help       print this

The service runs on one core and the load on another where processes can be tied to cores.

Exit code: 0 when every limit is kept, 1 when not or something fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readOverloadOptions(args: readonly string[]): OverloadOptions | 'help' {
  const given = givenOptions(args, {
    seconds: { type: 'string' },
    times: { type: 'string' },
    door: { type: 'string' },
    quick: { type: 'boolean' },
  });
  if (given.help) return 'help';
  const quick = given.quick ?? false;
  const defaults = quick ? QUICK : FULL;
  return {
    quick,
    door: doorOf(given.door),
    closedSeconds: defaults.closedSeconds,
    seconds: positive('--seconds', given.seconds, defaults.seconds),
    times: positive('--times', given.times, defaults.times),
  };
}

function doorOf(given = 'rest'): Door {
  const door = DOORS.find((each) => each === given);
  if (!door) throw new UsageError(`--door must be ${DOORS.join(' or ')}`);
  return door;
}
