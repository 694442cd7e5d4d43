import { readFileSync } from 'node:fs';
import { OperatorFileError } from '@cotiza/kernel';
import { errorFacts, type Callers, type Logger } from '@cotiza/platform';
import { orCannotStart } from '../operator-files/or-cannot-start';
import { holderOf } from '../access-key';
import { readCallersFile } from './callers-file.reader';

/** The callers of a file, as the operator has them at this moment. */
export interface RunningCallers extends Callers {
  /** Reads the file again. One that cannot be used changes nothing. */
  reload(): void;
}

/**
 * The callers of `CALLERS_FILE`.
 *
 * @throws CannotStart with every fault of the file
 */
export function runCallers(file: string, logger: Logger): RunningCallers {
  const read = () => readCallersFile(readFileSync(file, 'utf8'));
  let current = orCannotStart('CALLERS_FILE', file, read);
  logger.info({ callers: current.length }, 'callers read');
  return {
    find: (key) => holderOf(key, current),
    reload: () => {
      try {
        current = read();
        logger.info({ callers: current.length }, 'callers read again');
      } catch (error) {
        const facts = error instanceof OperatorFileError ? { faults: error.faults } : errorFacts(error);
        logger.error(facts, 'callers not read again: those from before go on');
      }
    },
  };
}
