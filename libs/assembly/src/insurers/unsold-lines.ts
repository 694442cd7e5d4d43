import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import type { Dependency, Logger } from '@cotiza/platform';
import type { InsurerPanel } from '@cotiza/quoting';

type Selling = Pick<InsurerPanel, 'sells'>;

const unsoldLines = (selling: Selling) => INSURANCE_LINES.filter((line) => !selling.sells(line));

/** Warns of each line that no insurer sells, or once where no line is sold. */
export function warnOfUnsoldLines(selling: Selling, logger: Logger): void {
  const unsold = unsoldLines(selling);
  if (unsold.length === INSURANCE_LINES.length) {
    logger.warn({}, 'no insurer is active: nothing is quoted, and the service is not ready');
    return;
  }
  for (const line of unsold) {
    logger.warn({ line, ramo: LINES[line].ramo }, `no active insurer sells ${line}: it is not quoted`);
  }
}

/** A service that can quote nothing is not ready; one that quotes some lines is. */
export const someInsurer = (selling: Selling): Dependency => ({
  name: 'insurers',
  check: () =>
    unsoldLines(selling).length < INSURANCE_LINES.length
      ? Promise.resolve()
      : Promise.reject(new Error('no insurer is active')),
});
