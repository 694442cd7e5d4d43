import { SettingsError } from '@cotiza/kernel';
import { errorFacts, type Callers, type Logger } from '@cotiza/platform';
import { holderOf } from '../access-key';
import { onHangUp } from '../operator-files/on-hang-up';
import { readNamedFile, readOperatorFile } from '../operator-files/read-named-file';
import type { Settings } from '../settings/service-settings';
import type { ShutdownTasks } from '../shutdown-tasks';
import { readCallersFile, type ListedCaller } from './callers-file.reader';

type CallerSettings = Pick<Settings, 'CALLERS_FILE'>;

/**
 * Reads the callers that have a key; undefined without CALLERS_FILE.
 *
 * @throws SettingsError with every fault of the file
 */
export const readCallers = ({ CALLERS_FILE: file }: CallerSettings): readonly ListedCaller[] | undefined =>
  file === undefined ? undefined : readNamedFile('CALLERS_FILE', file, () => readCallersFile(readOperatorFile(file)));

/**
 * Returns the callers that have a key, read again on SIGHUP: a file that cannot be used changes nothing.
 *
 * @throws SettingsError with every fault of the file
 */
export function callersOf(settings: CallerSettings, logger: Logger, atShutdown: ShutdownTasks): Callers | undefined {
  let current = readCallers(settings);
  if (current === undefined) return undefined;
  logger.info({ callers: current.length }, 'callers read');
  onHangUp(() => {
    try {
      current = readCallers(settings) ?? [];
      logger.info({ callers: current.length }, 'callers read again');
    } catch (error) {
      const facts = error instanceof SettingsError ? { faults: error.faults } : errorFacts(error);
      logger.error(facts, 'callers not read again: those from before go on');
    }
  }, atShutdown);
  return { find: (key) => holderOf(key, current ?? []) };
}
