import { openStorageOf, type Settings } from '@cotiza/assembly';
import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';

/** Longest time for one statement, in milliseconds: the database is there for quotations, and a page may be without its figures. */
const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Opens what the console shows, beside the service.
 *
 * @param statementTimeoutMs 5 seconds where it is not said
 * @throws CannotStart with what is wrong and what to do
 */
export const openConsoleStorage = (
  settings: Settings,
  clock: Clock,
  logger: Logger,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Storage> => openStorageOf(settings, 'tool', clock, logger, { statementTimeoutMs });
