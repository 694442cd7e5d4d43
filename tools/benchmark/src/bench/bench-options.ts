import { resolve } from 'node:path';
import { positiveNumber, toolCommand, wholeNumber, type CommandPage } from '@cotiza/tools-kit';

/** Options of a measurement. */
export interface BenchOptions {
  /** Seconds of each measurement. */
  readonly seconds: number;
  /** Turns of each server. */
  readonly rounds: number;
  /** Folder of another built tree, which is measured in turn. */
  readonly against: string | undefined;
}

const FULL = { seconds: 3, rounds: 5 };
const QUICK = { seconds: 0.5, rounds: 2 };

const PAGE: CommandPage = {
  script: 'bench',
  purpose:
    'Measures the processor time of a car quotation over REST and MCP, of a catalogue answer and of the rating of one insurer, the ' +
    'first and third beside a Fastify server that repeats the answer.',
  examples: ['', '--quick', '--against ../cotiza-before'],
  notes: `Figures are medians with the range over the rounds. A quotation is measured until its e-mail is written. The other tree has to be
built: npm ci && npx tsc -b apps/all-in-one`,
  wellWhen: 'every answer is right; no figure fails a run',
};

interface Values {
  readonly seconds?: number;
  readonly rounds?: number;
  readonly quick?: boolean;
  readonly against?: string;
}

/** `npm run bench` */
export const BENCH = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--quick', `${QUICK.rounds} rounds of ${QUICK.seconds} s each`)
      .option('--seconds <number>', `seconds of each measurement (default: ${FULL.seconds})`, positiveNumber)
      .option(
        '--rounds <number>',
        `how many times the servers take turns (default: ${FULL.rounds})`,
        wholeNumber(1, 1000),
      )
      .option('--against <folder>', 'another built tree, measured in turn'),
  ({ quick = false, against, ...given }: Values): BenchOptions => ({
    ...(quick ? QUICK : FULL),
    ...given,
    against: against === undefined ? undefined : resolve(against),
  }),
);
