import { openStorageOf, type Settings } from '@cotiza/assembly';
import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';

/** Quotations need the database more than a page needs its figures. */
const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Opens the storage beside the service.
 *
 * @param statementTimeoutMs longest time of a statement, in milliseconds
 * @throws CannotStart with what is wrong and what to do
 */
export const openConsoleStorage = (
  settings: Settings,
  clock: Clock,
  logger: Logger,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Storage> => openStorageOf(settings, 'tool', clock, logger, { statementTimeoutMs });
