import type { Logger } from '@cotiza/platform';
import { unsetOfDistributor, type DistributorSettings } from '@cotiza/quoting';

/**
 * Warns the operator, once, of what customers are not told of the distributor. The service goes on without it: it must start
 * with no settings at all.
 */
export function warnOfUnnamedDistributor(settings: DistributorSettings, logger: Logger): void {
  const missing = unsetOfDistributor(settings);
  if (missing.length > 0) logger.warn({ settings: missing }, 'customers are not told who distributes: set these');
}
