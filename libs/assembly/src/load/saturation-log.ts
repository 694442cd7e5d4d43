import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';

/** Milliseconds without a refusal after which the saturation is over. */
const OVER_AFTER_MS = 10_000;

/** Warns once when quotations begin to be refused, and once when they are no more. */
export function saturationLog(clock: Clock, logger: Pick<Logger, 'warn'>) {
  let refused = 0;
  let cancel = (): void => undefined;
  const lookAgain = (before: number): void => {
    cancel = clock.after(OVER_AFTER_MS, () => {
      if (refused > before) lookAgain(refused);
      else {
        logger.warn({ refused }, 'quotations are taken again');
        refused = 0;
      }
    });
  };
  return {
    refused: () => {
      if (++refused > 1) return;
      logger.warn({}, 'more quotations than can be served: some are refused');
      lookAgain(refused);
    },
    stop: () => cancel(),
  };
}
