import type { Callers, Logger } from '@cotiza/platform';
import { onHangUp } from '../operator-files/on-hang-up';
import type { ShutdownTasks } from '../shutdown.module';
import { runCallers } from './running-callers';
import type { Settings } from '../settings/service-settings';

/**
 * Returns the callers that have a key, read again on SIGHUP; undefined without CALLERS_FILE.
 *
 * @throws SettingsError with every fault of the file
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
