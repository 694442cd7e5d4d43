import { readFileSync } from 'node:fs';
import { SettingsError } from '@cotiza/kernel';
import { errorFacts, type Callers, type Logger } from '@cotiza/platform';
import { readNamedFile } from '../operator-files/read-named-file';
import { holderOf } from '../access-key';
import { readCallersFile, type ListedCaller } from './callers-file.reader';

/** The callers of a file, as the operator has them at this moment. */
export interface RunningCallers extends Callers {
  /** Reads the file again. One that cannot be used changes nothing. */
  reload(): void;
}

/**
 * Reads the callers of `CALLERS_FILE`.
 *
 * @throws SettingsError with every fault of the file
 */
export const readCallers = (file: string): readonly ListedCaller[] =>
  readNamedFile('CALLERS_FILE', file, () => readCallersFile(readFileSync(file, 'utf8')));

/**
 * Returns the callers of `CALLERS_FILE`.
 *
 * @throws SettingsError with every fault of the file
 */
export function runCallers(file: string, logger: Logger): RunningCallers {
  let current = readCallers(file);
  logger.info({ callers: current.length }, 'callers read');
  return {
    find: (key) => holderOf(key, current),
    reload: () => {
      try {
        current = readCallers(file);
        logger.info({ callers: current.length }, 'callers read again');
      } catch (error) {
        const facts = error instanceof SettingsError ? { faults: error.faults } : errorFacts(error);
        logger.error(facts, 'callers not read again: those from before go on');
      }
    },
  };
}
