import type { Callers, Logger } from '@cotiza/platform';
import { onHangUp } from '../operator-files/on-hang-up';
import type { ShutdownTasks } from '../shutdown.module';
import { runCallers } from './running-callers';
import type { Settings } from '../settings/service-settings';

/**
 * The callers that have a key, read again when the process is told to; undefined without CALLERS_FILE.
 *
 * @throws CannotStart with every fault of the file
 */
export function callersOf(
  { CALLERS_FILE: file }: Pick<Settings, 'CALLERS_FILE'>,
  logger: Logger,
  atShutdown: ShutdownTasks,
): Callers | undefined {
  if (file === undefined) return undefined;
  const callers = runCallers(file, logger);
  onHangUp(() => callers.reload(), atShutdown);
  return callers;
}
