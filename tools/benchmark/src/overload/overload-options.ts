import { positiveNumber, toolCommand, type CommandPage } from '@cotiza/tools-kit';

/** Options of a flood. */
export interface OverloadOptions {
  /** Seconds of the flood. */
  readonly seconds: number;
  /** Requests for each that the service can answer. */
  readonly times: number;
}

const SECONDS = 30;
const QUICK_SECONDS = 8;
const TIMES = 5;

const PAGE: CommandPage = {
  script: 'check -- overload',
  purpose:
    'Measures how many quotations a second the service can answer, keep and send, and then asks it for several times as many. ' +
    'The rest must be refused, health must answer, memory must stay bounded, and nothing that was acknowledged may be missing afterwards.',
  examples: ['', '--seconds 60 --times 10', '--quick'],
  wellWhen: 'every promise is kept',
};

interface Values extends OverloadOptions {
  readonly quick?: boolean;
}

/** `npm run check -- overload` */
export const OVERLOAD = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--seconds <number>', 'seconds of overload', positiveNumber, SECONDS)
      .option('--times <number>', 'requests for each that can be answered', positiveNumber, TIMES)
      .option('--quick', `${QUICK_SECONDS} seconds of overload`),
  ({ quick = false, seconds, times }: Values): OverloadOptions => ({
    seconds: quick ? QUICK_SECONDS : seconds,
    times,
  }),
);
