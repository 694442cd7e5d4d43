import { randomInt } from 'node:crypto';
import { givenOptions, UsageError, WHOLE_NUMBERS_BELOW, wholeNumber } from '../command-line';

/** How a run fuzzes. */
export interface FuzzOptions {
  /** Requests that are sent, in all. */
  readonly requests: number;
  /** Decides every byte that is sent, together with the number of the case. */
  readonly seed: number;
  /** The one case that is done again; undefined: all. */
  readonly only: number | undefined;
  /** Few requests and no client that is slow for long: for a check of every change. */
  readonly quick: boolean;
}

const REQUESTS = 100_000;
const QUICK_REQUESTS = 5000;

export const HELP = `Sends a started service what no client should send, over REST and MCP, and sees that it stands it.

  npm run fuzz
  npm run fuzz -- --requests 20000 --seed 7
  npm run fuzz -- --seed 7 --case 1234
  npm run fuzz -- --quick

  --requests N     requests (default ${REQUESTS}, ${QUICK_REQUESTS} with --quick); one in twenty is sent with the limits on
  --seed N         whole number that decides what is sent (default: another one each time, which is printed)
  --case N         only this case of that seed: what a finding names
  --quick          a short check: fewer requests, nobody is slow for 30 seconds, 30 s for an answer instead of 2
  --help           print this

What is sent: bodies made wrong by the field tables, as text and as bytes, with all kinds of types, charsets, lengths and
encodings; queries, addresses, methods and headers; MCP messages of both eras; what is no HTTP; pipelines; clients that
are slow, or go away in the middle. Personal values in them are marked.

What must hold: no status that is not described, no 500 and no internal error of MCP; an answer within 2 seconds, beyond
those for which this process itself did not get to run; the headers of every answer; four keys and the request id in every
refusal; answers that fit /api/openapi.json; no marked value in a refusal, a header, the log or the metrics; nothing in
the log that is an error; no more open descriptors than before, but for two; memory back within 50 MB. Memory is what the process has resident, after a tenth of the requests and at the end, each time once it has delivered its e-mails, is at rest, and has
collected its garbage twice, which a preloaded module has it do.

Exit code: 0 when all of it holds, 1 when not or something fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readFuzzOptions(args: readonly string[]): FuzzOptions | 'help' {
  const given = givenOptions(args, {
    requests: { type: 'string' },
    seed: { type: 'string' },
    case: { type: 'string' },
    quick: { type: 'boolean' },
  });
  if (given.help) return 'help';
  const quick = given.quick ?? false;
  const only = wholeNumber('--case', given.case, 0);
  if (only !== undefined && given.seed === undefined)
    throw new UsageError('--case takes the --seed that it is of. Try --help.');
  return {
    requests: wholeNumber('--requests', given.requests, 1) ?? (quick ? QUICK_REQUESTS : REQUESTS),
    seed: wholeNumber('--seed', given.seed, 0) ?? randomInt(WHOLE_NUMBERS_BELOW),
    only,
    quick,
  };
}
