import { openStorageOf, type Settings } from '@cotiza/assembly';
import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';

/** Short, because quotations have priority over the figures of a page. */
const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Opens the storage that the service also uses.
 *
 * @param statementTimeoutMs longest time of a statement, in milliseconds
 * @throws CannotStart with the cause and the remedy
 */
export const openConsoleStorage = (
  settings: Settings,
  clock: Clock,
  logger: Logger,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Storage> => openStorageOf(settings, 'tool', clock, logger, { statementTimeoutMs });
