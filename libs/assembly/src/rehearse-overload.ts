import { systemClock } from '@cotiza/kernel';
import { errorFacts, rehearseOperatorAnswers, rehearseRefusals, type Logger } from '@cotiza/platform';
import { mayRefuse } from './admission/admission-of';
import type { AppParts } from './app-parts';
import type { Settings } from './settings/service-settings';

/**
 * Does once, before anybody asks, what an overloaded process does besides quoting: refusing, and telling its operator how it is.
 * A process that cannot serves all the same.
 */
export async function rehearseOverload(
  parts: AppParts,
  settings: Pick<Settings, 'ADMISSION' | 'METRICS_PORT'>,
  logger: Logger,
): Promise<void> {
  try {
    if (mayRefuse(parts, settings)) await rehearseRefusals(systemClock());
    if (settings.METRICS_PORT !== undefined) await rehearseOperatorAnswers();
  } catch (error) {
    logger.warn(errorFacts(error), 'overload could not be rehearsed');
  }
}
