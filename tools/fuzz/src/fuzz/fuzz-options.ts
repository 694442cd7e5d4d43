import { drawnSeed, seedOption, toolCommand, UsageError, wholeNumber, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

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

const PAGE: CommandPage = {
  script: 'fuzz',
  purpose: 'Sends a started service what no client should send, over REST and MCP, and sees that it stands it.',
  examples: ['', '--requests 20000 --seed 7', '--seed 7 --case 1234', '--quick'],
  notes: `What is sent: bodies made wrong by the field tables, as text and as bytes, with all kinds of types, charsets, lengths
and encodings; queries, addresses, methods and headers; MCP messages of both eras; what is no HTTP; pipelines; clients
that are slow, or go away in the middle. Personal values in them are marked. One request in twenty is sent with the limits
on.

What must hold: no status that is not described, no 500 and no internal error of MCP; an answer within 2 seconds, beyond
those for which this process itself did not get to run; the headers of every answer; four keys and the request id in every
refusal; answers that fit /api/openapi.json; no marked value in a refusal, a header, the log or the metrics; nothing in
the log that is an error; no more open descriptors than before, but for two; memory back within 50 MB. Memory is what the
process has resident, after a tenth of the requests and at the end, each time once it has delivered its e-mails, is at
rest, and has collected its garbage twice, which a preloaded module has it do.`,
  wellWhen: 'all of it holds',
};

/** The options as commander reads them. */
interface Values {
  readonly requests: number;
  readonly seed?: number;
  readonly case?: number;
  readonly quick?: boolean;
}

/** `npm run fuzz` */
export const FUZZ = toolCommand(
  PAGE,
  (command) =>
    command
      .addOption(
        new Option('--requests <number>', 'requests that are sent, in all')
          .argParser(wholeNumber(1))
          .default(REQUESTS, `${REQUESTS}, ${QUICK_REQUESTS} with --quick`),
      )
      .addOption(seedOption('what is sent'))
      .option('--case <number>', 'only this case of that seed: what a finding names', wholeNumber(0))
      .addOption(
        new Option(
          '--quick',
          'a short check: fewer requests, nobody is slow for 30 seconds, 30 s for an answer instead of 2',
        ).implies({ requests: QUICK_REQUESTS }),
      ),
  ({ requests, seed, case: only, quick = false }: Values): FuzzOptions => {
    if (only !== undefined && seed === undefined) throw new UsageError('--case takes the --seed that it is of.');
    return { requests, seed: seed ?? drawnSeed(), only, quick };
  },
);
