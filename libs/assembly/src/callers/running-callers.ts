import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OperatorFileError } from '@cotiza/kernel';
import { errorFacts, type Callers, type Logger } from '@cotiza/platform';
import { orCannotStart } from '../operator-files/or-cannot-start';
import { digestOf } from './caller-key';
import type { ListedCaller } from './callers-file';
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
    find: (key) => found(digestOf(key), current),
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

/** All are compared, whichever it is, so that the time it takes tells nothing. */
function found(digest: Buffer, callers: readonly ListedCaller[]): ListedCaller | undefined {
  let known: ListedCaller | undefined;
  for (const caller of callers) if (timingSafeEqual(digest, caller.digest)) known = caller;
  return known;
}
